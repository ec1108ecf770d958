import { expect, test } from 'vitest'
import { detectLanguages, type TextLanguage } from './text-language.ts'

test.each<[language: TextLanguage, text: string]>([
  ['de', 'Ich will die Küche jeden Abend aufräumen'],
  ['de', 'Ich will sterben'],
  ['de', 'Ich will die Wohnung putzen'],
  ['de', 'Jeden Tag ein Buch lesen'],
  ['de', 'Weniger Bier trinken'],
  ['de', 'Jeden Morgen kalt duschen'],
  ['de', 'ich moechte nicht mehr leben'],
  ['tr', 'Her gün kitap oku'],
  ['tr', 'Her gun kitap oku'],
  ['tr', 'Her gün yarım saat yürüyüş'],
  ['tr', 'gün'],
  ['tr', 'günlük tutmak'],
  ['tr', 'Sigarayı bırakmak istiyorum'],
  ['nl', 'Elke dag een half uur wandelen'],
  ['nl', 'Ik wil minder alcohol drinken'],
  ['nl', 'ik wil niet meer leven'],
  ['sv', 'Jag vill dö'],
  ['sv', 'Ta slut på mitt liv'],
  ['sv', 'Läsa en bok varje vecka'],
  ['sv', 'Jag orkar inte mer, jag vill att det ska ta slut'],
  ['no', 'Gå en tur hver dag'],
  ['no', 'jeg vil ikke leve mer'],
  ['da', 'Jeg er gift og vil være en bedre mand'],
  ['da', 'Læse en bog hver uge'],
  ['es', 'Leer un libro cada mes'],
  ['es', 'Quiero dejar de fumar'],
  ['es', 'no quiero vivir'],
  ['fr', 'Lire un livre chaque mois'],
  ['fr', 'J’ai envie de mourir'],
  ['fr', 'Arrêter l’alcool pendant un mois'],
  ['it', 'Leggere un libro ogni mese'],
  ['it', 'Voglio smettere di fumare'],
  ['it', 'non voglio più vivere'],
  ['pt', 'Ler um livro por mês'],
  ['pt', 'Quero parar de fumar'],
  ['pt', 'não quero mais viver'],
  ['pl', 'Czytać książkę każdego dnia'],
  ['pl', 'chcę umrzeć'],
  ['pl', 'nie chce mi sie zyc'],
  ['id', 'Membaca buku setiap hari'],
  ['id', 'Aku ingin mati'],
  ['id', 'Berhenti merokok selama sebulan'],
  ['tl', 'Magbasa ng libro araw-araw'],
  ['tl', 'gusto ko nang mamatay'],
  ['ro', 'Să citesc o carte pe lună'],
  ['ro', 'vreau să mor'],
  ['cs', 'Každý den číst knihu'],
  ['cs', 'nechci žít'],
  ['fi', 'en halua enää elää'],
  ['fi', 'Lue kirjaa joka päivä'],
  ['hu', 'Minden nap olvasni egy könyvet'],
  ['hu', 'nem akarok élni'],
  ['hr', 'Čitati knjigu svaki dan'],
  ['hr', 'ne želim više živjeti'],
  ['vi', 'Đọc sách mỗi ngày'],
  ['vi', 'tôi muốn chết'],
  ['hi', 'main marna chahta hun'],
  ['hi', 'मैं मरना चाहता हूँ'],
  ['ru', 'читать книгу каждый день'],
  ['uk', 'хочу померти'],
  ['bg', 'искам да умра'],
  ['el', 'θέλω να πεθάνω'],
  ['ar', 'أريد أن أموت'],
  ['ur', 'میں مرنا چاہتا ہوں'],
  ['fa', 'می‌خواهم بمیرم'],
  ['he', 'אני רוצה למות'],
  ['bn', 'আমি মরতে চাই'],
  ['th', 'อยากตาย'],
  ['zh', '我不想活了'],
  ['ja', '死にたい'],
  ['ko', '죽고 싶다'],
])('finds %s and not English in "%s"', (language, text) => {
  const languages = detectLanguages(text)
  expect([...languages]).toContain(language)
  expect([...languages]).not.toContain('en')
})

test.each([
  'run marathons daily',
  'Read a book a month',
  'No alcohol',
  'die',
  'Men only',
  'Climb ten stairs',
  'free solo climbing',
  'Anders Søndergård',
  'Gift for my wife',
  'Call José every Sunday',
  'Murder Zoë',
  'Walk to the café with Søren',
  'Send flowers to my fiancée',
  'Learn ten German words a day, such as ich and du',
  'Visit São Paulo and Kraków',
  'kill myself',
  'K1LL MYS3LF',
  's u i c i d e',
  'S.U.I.C.I.D.E',
  'su\u200bicide',
  'kіll my self',
  'Ramadan',
  'Swim to Malmö',
  'I was in Rome',
  'An hour in bed is over, so get up',
])('finds English in "%s"', (text) => {
  expect([...detectLanguages(text)]).toContain('en')
})

test('finds both languages of a mixed sentence', () => {
  const languages = detectLanguages('I feel so bad, ich will nicht mehr leben')
  expect([...languages]).toEqual(expect.arrayContaining(['en', 'de']))
})

test('finds every language in a name and none in an unknown script', () => {
  expect(detectLanguages('Xzrqk').size).toBeGreaterThan(30)
  expect(detectLanguages('நான்').size).toBe(0)
})
