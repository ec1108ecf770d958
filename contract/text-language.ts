/**
 * Common words of each language, mostly function words and words of everyday goals. A word may be in several lists.
 * The English list is the longest, so that short English texts are rarely taken for another language.
 */
const commonWords = {
  en: `a about after again alcohol all always am an and another any anymore are around as at away back bad be because
been beer before being best better between book books boyfriend breath burn but buy by call can cant check child
children cold come could cut daily date day days did die died do does doesnt doing done dont down drink drinking drive
drunk each early eat eating end enough even evening ever every everyone exercise face family fast father feel few
fewer fight find first five food for free friend friends from get getting girlfriend girls give go going good gun had
half hang hate have having he health help her hers herself him his hit hold home hour hours house how hurt i id if ill
im in instead into is isnt it its ive join jump just keep kids kill killing knife know last late learn less let life
like little live long look lose love make making man many me meals meet men mine minute minutes miss moment money
month more morning mother much murder must my myself never new next night no nobody not nothing now of off old on once
one only or other our ours out over own people phone plan play please practice practise punch push put quit read real
rest right run running save scare school see send set seven she shoot should show shower six sleep smoke so social
some someone son spend start starve starving stay still stop stopping suicide take taking talk tell ten text than
thank that the their them then there they theyd theyre theyve thing things think thirty this three through time to
today together too training treat try twenty two under until up us use very visit wake walk want was watch water way
we week weekend well were weve what whats when where which while who why wife will with without women work worse would
write year years you your youre yours yourself youve`,
  de: `abend aber abnehmen alle allem allen aller alles als am an auch auf aufhören aus bei bier bin bis buch bücher
das dass dein dem den der des dich die dir du durch ein eine einem einen einer er es essen etwas euch euro frau
freunde freundin für ganz gegen gehen habe haben hat heute hören ich ihm ihn ihr im immer in ist ja jede jeden jeder
jedes jetzt kann kein keine keinen könnte laufen leben lernen lesen machen man mehr mein meine meinem meinen meiner
mich minuten mir mit monat morgen muss möchte nach nicht nichts nie noch nur ob oder ohne rauchen schlafen schon
schreiben sein seine sich sie sind so soll stunden tag tage tod tot trinken täglich töten um und uns unser von vor war
warum was weg weil weniger wenn werde werden wie wieder will wir wird wo woche wollen zu zum zur über`,
  fr: `ai alcool aller amis apprendre argent arrêter au aux avec avoir beaucoup bien boire ce cela ces cette chaque
comme courir dans de des dormir du elle en est et faire femme fois frapper fumer il ils jamais je jour jours la le les
leur lire livre livres lui ma mais manger marche me mes mieux minutes moi moins mois mon mourir même ne notre nous on
ou où par pas pendant perdre peu plus plutôt pour pourquoi prendre quand que quelqu qui quoi rien sa sans se semaine
ses soir son sont suis sur ta te temps tes ton tous tout toute trop tu tuer téléphone un une vais vers veux vie vivre
votre vous à ça écrire être`,
  es: `a al algo alguien amigos antes aprender año beber cada caminar comer como con contra correr cuando cómo de
dejar del desde dinero donde dormir día días el ella en era es escribir ese esposa esta este estoy está fumar gente
hacer hasta hay horas hoy la las le leer libro libros lo los matar me menos mes meses mi minutos mis morir morirme
mucho mujer muy más nada nadie ni no noche nos novia nunca otra otro para perder pero peso poco por porque puedo que
quiero quién qué se sea semana semanas ser si siempre sin sobre su sus sí también te tener tengo tiempo toda todo
todos tu un una unos vida vivir voy y ya yo`,
  it: `a ai al alcol alla amici anche ancora andare avere bene bere camminare che chi ci come con contro correre cosa
da dal dalla degli dei del della di dopo dormire dove due e essere fa fare fino fra fumare giorni giorno gli ha ho i
il imparare in io la le leggere lei libri libro lo lui ma mai mangiare me meglio meno mese mesi mi mia mie miei minuti
mio moglie molto morire ne nella nessuno niente no noi non o ogni ore per perché perdere più poi posso prima qualcuno
quando questa questo ragazza scrivere se sei sempre senza sera settimana settimane smettere soldi solo sono sta sto su
sua suo sé te tempo ti tra troppo tutti tutto uccidere un una uno vita vivere voglio è`,
  pt: `a ainda algo alguém além amigos antes ao aos aprender as até beber cada caminhar com comer como correr da das
de deixar dele depois dia dias dinheiro do dormir dos e ela ele em era escrever esposa essa esse estar este estou está
eu fazer foi fumar horas há isso já ler livro livros lá mais mas matar me menos meses meu meus mim minha minhas
minutos morrer muito mulher mês na nada namorada nas nem ninguém no noite nos nunca não nós o os ou outra outro para
parar pela pelo perder peso pessoas por porque posso pouco quando que quem quero se sem semana semanas sempre ser seu
sua só também te tem tempo tenho ter toda todas todo todos tudo um uma vida viver você vou álcool é`,
  nl: `aan al alle alleen alles als altijd avond ben bier bij boek boeken dag dagelijks dagen dan dat de deze die dit
doden doen dood door drinken dus een eens elke er eten ga gaan geen geld goed had hardlopen heb hebben heeft heel hem
het hij hoe hun ieder iedere iemand iets ik in is je jij jou jouw kan kunnen leren leven lezen maand maar maken me mee
meer mensen met mij mijn minder minuten moet mooi na naar niemand niet niets nog nooit nu of om omdat onder ons ook op
over per roken schrijven slapen stoppen te tegen tijd toch toen tot u uit uur van veel voor vrienden vriendin vrouw
waar waarom wandelen want was wat week wel wie wil willen worden wordt zal ze zelf zich zijn zo zonder`,
  sv: `aldrig alkohol alla allt alltid att av bara bli bok böcker dag dagar de dem den det dig din dricka du där dö
döda efter eller en ett folk fru från för gå göra ha han har hon hur här i igen in inga ingen inget inte jag kan
kommer leva liv lära läsa man med mer mig min mina mindre minuter mitt mot mycket månad måste nu när någon något och
också om pengar promenera på röka sig sin skriva skulle sluta som sova springa så till timmar träna under upp ut utan
vad var vara varför varje veckan vi vid vill vänner än är äta öl över`,
  no: `aldri alkohol alle alltid alt annen at av bare ble bli bok bort bøker da dag dager de deg den der det din drepe
drikke du dø eller en er et etter flere folk for fordi fra få gjøre gå ha han har hele her hun hva hver hvis hvor
hvordan i igjen ikke ingen ingenting jeg kan kommer kone lese leve liv lære løpe man med meg mer min mindre mine
minutter mitt mot mye må måned nei noe noen nå når og også om opp oss penger på røyke seg selv sin skal skrive slutte
som sove så til timer trene tur uke ut uten var ved venner vi vil være å øl`,
  da: `af aldrig alkohol alle alt altid at bare blive bog bøger da dag dage de dem den der det dig din drikke dræbe du
dø efter eller en er et flere folk for fordi fra få gå gøre ha han har hele her hun hvad hver hvis hvor hvordan i igen
ikke ingen ingenting jeg kan kommer kone lave leve liv lære læse løbe man mand med meget mere mig min mindre mine
minutter mit mod må måned nej nogen noget nu når og også om op os penge på ryge selv sig sin skal skrive som sove
stoppe så til timer træne tur ud uden uge var ved venner vi vil være øl`,
  fi: `aina alkoholi ei elämä elää en enemmän ennen että haluaisin haluan he hyvin hän illalla ilman ja joka jokainen
jos jotain juoda juosta kaikki kanssa kerran kertaa kirja kirjaa kirjoittaa koska kuin kun kuolla kuukausi lisää
lopettaa lue lukea me mikä minua minulla minun minut minuuttia minä missä mitä mutta muuta nukkua nyt oikein ole olen
oli olla olut on opetella opin oppia paljon pois päivä päivässä päivää raha se sen sinä sitten syödä tai tappaa tehdä
tuntia tupakka tupakoinnin tämä tänään vaimo vain viikko viikossa vähemmän yksi`,
  pl: `albo ale alkohol bez biegać bo by być był było będę chcę ci cię co codziennie czy czytać dla dni dnia do
dziennie dzień go godzin i ich ile inny ja jak jest jestem jeszcze jeść już kiedy książki książkę kto która który mam
mi miesiąc minut mnie mniej mogę moja moje mój na nad nauczyć nic nie nigdy nikt o od on ona one palenie palić
pieniądze pisać piwo pić po pod przed przestać przez przy robić rok rzucić siebie się sobie spać swoje są ta tak tego
ten to tu tydzień tylko umrzeć w wiecej wieczorem więcej wszyscy wszystko z za zabić ze że żeby żona życie żyć`,
  cs: `a aby ale alkohol ani bez by bych byl bylo být běhat chci co den denně dnes dní do dělat ho hodin i jak jako je
jeden jen jsem jsi jsme jsou já jíst k každý kde kdo kdy ke knihu knihy kouřit která který lidi mezi mi minut moje mám
méně mít mě měsíc můj můžu na nad naučit ne nebo nechci nic nikdo nikdy o od on ona pak peníze pivo po pod pro proč
psát pít před přestat při s se sebe si spát své svůj tady tak ten to toho tu týden tě u umřít už v ve večer více
všechno vždy z za zabít zemřít číst že žena život žít`,
  ro: `a acest acum ai al alcool alerg am ar are asta au avea bani bea bere ca care carte ce cei cel cineva citesc
citi copii cu cum când cărți da dar de deloc din dorm după e ea ei el este eu fac face fi fie fiecare fost fumat fumez
fără la las lor lui lună mai mea mei meu mi moară mor mult mulți mă mănânc nici niciodată nimeni nimic noi nu o oameni
omor ore pe pentru poate prea prin sa sau scriu se seara seară si soția spre sunt să te timp toate tot toți trăiesc un
una unui vrea vreau vreme zi zile zilei zilnic îi îl îmi în între învăț și`,
  hu: `a akarok alkohol aludni az azt be bele cigaretta csak de dohányzás egy egyik el este ez ezt fel feleség futni
ha hogy hét hónap inni is kell kevesebb ki könyv könyvet lehet lenni ma meg meghalni megölni mert mi minden mindig
mint mit most már nagyon nap naponta ne nekem nem nincs nélkül olvasni perc pénz sem semmi senki soha sok szeretnék
sör tanulni több vagy vagyok van élet élni én és írni óra ő`,
  tr: `aile ailem akşam al alkol alkolü ama arkadaş artık az bana bazı ben beni benim bir bira biraz birini bu bırak
bırakmak da daha dakika de değil diye dışarı en ertesi et etmek eşim fazla gece gel gibi git gizlice gün günde günlük
güzel hafta haftada hep her hiç ile ise istemiyorum istiyorum için içmek içmeyi kadar karım kendi kendimi kez kim
kitabı kitap kişi kontrol koşmak mi nasıl ne neden o oku okumak okuyacağım olarak olmak para saat sabah sadece sen
sigara sigarayı sonra spor su tane tüm uyku uyumak ve ver veya ya yap yapma yapmak yazmak yaşamak yemek yok yürü
yürüyüş zaman çok öldürmek ölmek önce öğrenmek şey şu`,
  hr: `a ali alkohol bez bi bih bilo biti da dan dana danas dnevno do dok ga gdje i iz ići ja je jedan jesti još kad
kada kako kao knjiga knjige knjigu ko kod koja koji kroz ljudi manje me meni mi minuta mjesec mogu moj moja moje moram
na nad naučiti ne nema neću nešto ni nikad nisam nitko ništa novac o od on ona pisati piti pivo po pod pored prestati
prije pušiti raditi sa sam samo sati se sebe spavati su svaki svaku sve svoj ta tako to treba trčati u ubiti umrijeti
uvijek uz učiti već više vrijeme za zašto čitati što želim žena živjeti život`,
  id: `ada adalah agar akan aku anak apa atau baca bagi bahwa banyak beberapa belajar berhenti bisa buat buku bulan
bunuh dalam dan dari dengan di dia diri dua hari harus hidup hingga ingin ini istri itu jadi jam jangan juga kalau
kali kamu karena ke keluarga kepada kita kurang lagi lari lebih maka makan malam mati mau membaca membuat mereka
merokok minggu minum mulai olahraga orang pacar pada pagi pergi rokok saja sampai sangat satu saya sebelum sebulan
selama seminggu semua sendiri seperti setelah setiap sudah supaya tanpa tapi teman tiap tidak tidur uang untuk waktu
yang`,
  tl: `ako alak anak ang araw arawaraw asawa at ay ayaw ayoko bago bawat bigti buhay buwan dahil dapat di din gabi
gawin gusto hindi huwag ikaw inom isang ito iyon ka kahit kaibigan kailan kami kanya karamihan kasama ko kong kumain
kung lahat lang libro linggo mag magbasa maging magsulat mahal mamatay mas matulog may mga minuto mo mong muna na
namin nang nating ng ngayon ni nila nito niya oras pa pag pamilya para patayin pera pero po rin sa sana sarili
sigarilyo sila siya tayo tigil tulog tumakbo tumigil umaga upang wala walang yung`,
  vi: `anh bia bạn bị bỏ cho chạy chết chỉ con các cái có cùng của em giết giờ gì hay hàng hơn học khi không là làm
lại muốn mà mỗi một ngày người ngủ nhiều nhưng những này năm phút ra rượu rất sau sách sẽ sống theo thuốc tháng thì
tiền trong tuần tôi tập từ viết việc và vào vì về với vợ ăn đi đó được đến để đọc ở`,
  hi: `aur bahut chahta chahti din hai hain hona hoon hu hun jeena ka karna karo ke khud ki ko kya liye main mein mera
mere meri mujhe nahi nahin padhna roz se zindagi`,
  ur: `apni aur bohat chahta chahti din hai hain ka karna ke khud ki ko main mein mera mujhay mujhe nahi nahin roz se
zindagi`,
} as const

const otherScripts = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
} as const

export type TextLanguage = keyof typeof commonWords | keyof typeof otherScripts

/** ISO 639-1 codes; `no` stands for both written forms of Norwegian, and `hr` for Bosnian and Serbian too. */
export const textLanguages = [...new Set([...Object.keys(commonWords), ...Object.keys(otherScripts)])].filter(
  (key): key is TextLanguage => key in commonWords || key in otherScripts,
)

const scripts: Partial<Record<TextLanguage, RegExp>> = otherScripts

/** Letters that English has only in names and foreign words, with the languages that use them. */
const letters: [pattern: RegExp, languages: TextLanguage[]][] = [
  [/ß/, ['de']],
  [/ä/, ['de', 'sv', 'fi']],
  [/ö/, ['de', 'sv', 'fi', 'tr', 'hu']],
  [/ü/, ['de', 'tr', 'hu']],
  [/å/, ['sv', 'no', 'da']],
  [/[æø]/, ['no', 'da']],
  [/ñ/, ['es', 'tl']],
  [/[ãõ]/, ['pt']],
  [/[ğışİ]/, ['tr']],
  [/ç/, ['fr', 'pt', 'tr']],
  [/[ąęłńśźż]/, ['pl']],
  [/ć/, ['pl', 'hr']],
  [/[ěřůťďň]/, ['cs']],
  [/[čšž]/, ['cs', 'hr']],
  [/ý/, ['cs']],
  [/[ășțţ]/, ['ro']],
  [/â/, ['ro', 'fr', 'pt', 'tr', 'vi']],
  [/[îş]/, ['ro', 'fr', 'tr']],
  [/[őű]/, ['hu']],
  [/ó/, ['es', 'pl', 'pt', 'cs', 'hu']],
  [/[áíú]/, ['es', 'pt', 'cs', 'hu']],
  [/é/, ['fr', 'es', 'pt', 'it', 'cs', 'hu']],
  [/è/, ['fr', 'it']],
  [/[êô]/, ['fr', 'pt', 'vi']],
  [/[àù]/, ['fr', 'it']],
  [/[ëï]/, ['nl', 'fr']],
  [/[ìò]/, ['it']],
  [/[ûœ]/, ['fr']],
  [/[đơư\u1ea0-\u1ef9]/, ['vi']],
]

/** Cyrillic letters that look like Latin ones. Words of only these may be disguised. */
const lookalikes = /^[аеорсухіјѕһԁӏкмтвн]+$/

const languagesOfWords = new Map<string, TextLanguage[]>()
for (const [language, words] of Object.entries(commonWords))
  for (const word of words.split(/\s+/)) {
    const plain = foldMarks(word)
    // People leave out marks, and "ı" has none. A word of one or two letters becomes another word without them.
    for (const form of plain !== word && plain.length > 2 ? [word, plain] : [word]) {
      const known = languagesOfWords.get(form) ?? []
      languagesOfWords.set(form, [...known, ...textLanguages.filter((key) => key === language)])
    }
  }

/**
 * Tells which languages a text may be in, from its common words, letters and scripts. It decides which rules about
 * words run, so it says no only with a reason: a text without any known word, such as a single name, may be in every
 * language.
 * @returns an empty set for a script of none of the languages
 */
export function detectLanguages(text: string): ReadonlySet<TextLanguage> {
  const evidence = listWords(text).map(weighWord)
  const scores = textLanguages.map((language) => ({
    language,
    score: evidence.reduce((sum, weights) => sum + (weights.get(language) ?? 0), 0),
  }))
  const likeliest = scores.reduce((best, each) => (each.score > best.score ? each : best))
  if (likeliest.score === 0) return new Set(evidence.some((weights) => weights.has('unknown')) ? [] : textLanguages)
  const hasOwnWord = (language: TextLanguage) =>
    evidence.some((weights) => (weights.get(language) ?? 0) >= 1 && !weights.has(likeliest.language))
  const mayBe = ({ language, score }: { language: TextLanguage; score: number }) =>
    score >= likeliest.score * 0.75 ||
    (score >= likeliest.score * 0.5 && hasOwnWord(language)) ||
    // One word is too little to say that a text is not in English.
    (language === 'en' && likeliest.score < 2)
  return new Set(scores.filter(mayBe).map(({ language }) => language))
}

/** Weighs what a word says about the language. An empty map says nothing. */
function weighWord(token: string): Map<TextLanguage | 'unknown', number> {
  const word = token.toLowerCase()
  const weights = new Map<TextLanguage | 'unknown', number>()
  const add = (languages: readonly TextLanguage[], weight: number) => {
    for (const language of languages) weights.set(language, (weights.get(language) ?? 0) + weight)
  }
  if (/\p{Script=Latin}/u.test(word)) {
    add(languagesOfWords.get(word) ?? [], 1)
    // Names keep their letters in every language. A letter of a single language says more.
    const languages = listLanguagesOfLetters(word)
    add(languages, (token === word ? 1 : 0.5) * (languages.length === 1 ? 2 : 1))
  } else if (!lookalikes.test(word)) {
    const languages = textLanguages.filter((language) => scripts[language]?.test(word))
    if (languages.length > 0) add(languages, 2)
    else weights.set('unknown', 1)
  }
  return weights
}

/** Lists each word once, without the disguises that hide a word from this list: "s u i c i d e", invisible characters. */
function listWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<!\p{L})(?:\p{L}[ .*_-]){3,}\p{L}(?!\p{L})/gu, (spelled) => spelled.replace(/[ .*_-]/g, ''))
    .replace(/(?<!\p{L})([ldjnscmt]|qu)['’](?=\p{L})/giu, '$1 ')
    .replace(/['’]/g, '')
  return [...new Set(words.match(/(?<![\p{L}\p{N}@$])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}@$])/gu))]
}

/** Removes the marks of letters. */
function foldMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıłøđ]/g, (letter) => ({ ı: 'i', ł: 'l', ø: 'o', đ: 'd' })[letter] ?? letter)
}

function listLanguagesOfLetters(word: string): TextLanguage[] {
  if (/^\p{ASCII}*$/u.test(word)) return []
  return [...new Set(letters.flatMap(([letter, languages]) => (letter.test(word) ? languages : [])))]
}
