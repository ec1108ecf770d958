import type { LanguageSigns } from './language-signs.ts'

const polish: LanguageSigns = {
  not: 'nie|nigdy|bez|ani',
  unless: { means: 'wspinacz|aptek|huśtawk|skakank' },
  dying: [
    'nie (?:mam|ma) (?:już )?(?:po co|dla kogo) (?:dalej )?żyć|(?:boże|bóg|boga) ~ (?:zabierz mnie|mnie zabrał|zabrał mnie)(?= ?$| ,| do siebie| stąd| w nocy| we śnie)',
    '(?:chcę|chce|chciałbym|chciałabym|chciałem|chciałam|wolę|wolałbym|wolałabym|pragnę|marzę żeby|żeby) ~ (?:umrzeć|umrzec|zdechnąć|nie żyć|być martwy|być martwa|zniknąć na zawsze|przestać istnieć|nigdy się nie urodzić)(?! ze śmiechu)',
    'nie (?:chcę|chce|mogę|umiem|potrafię|mam siły|mam ochoty|chce mi się)(?: już| dłużej| tak){0,2} (?:żyć|zyc|istnieć|tu być|być tutaj|się obudzić|obudzić się|dalej żyć)(?: dłużej| już)?(?= ?$| ,| tak| dłużej| już)|(?:żyć|zyc) mi się nie chce|nie chce mi się (?:już )?(?:żyć|zyc)',
    'nie (?:daję|daje|mam|wytrzymam|wytrzymuję|dam)(?: już)?(?: dłużej| rady| siły| więcej)(?: tak)?(?= ?$| , | żyć| już)',
    '(?:mam dość|dosyć|zmęczon[ya]) (?:życia|zycia|tego życia|życiem)',
    '(?:zasnąć|chcę|mam nadzieję|oby|chciałbym|wolałbym) ~ (?:i )?(?:już )?(?:się )?(?:nie|nigdy) (?:się )?(?:więcej |już )?(?:obudzić|obudzę|nie obudzić)',
    '(?:zabić się|zabic sie|się zabić|sie zabic|zabiję się|zabije sie|się zabiję|sie zabije|powiesić się|się powiesić|powieszę się|zastrzelić się|targnąć się na)(?= |$)',
    '(?:odebrać|odbiorę|odbieram|skończyć|zakończyć|kończę) ~ (?:sobie życie|ze sobą|swoje życie|z życiem|to wszystko|z tym wszystkim)(?= |$)|skończę ze sobą',
    '(?:myślę|mysle|myśli|planuję|próbowałem|próbowałam|próba|próbę|popełnić|popełnię) ~ (?:samobójstwie|samobójcze|samobójstwo|samobojstwo|samobójcza|samobójczą|śmierci|o śmierci)(?= |$)',
    '(?:nie ma|brak|żadnego|nie widzę) ~ (?:sensu (?:życia|żyć|dalej żyć)|powodu (?:żeby |by |do )?(?:żyć|życia)|sensu w życiu)|(?:życie|zycie) ~ nie ma (?:już )?(?:dla mnie )?(?:żadnego )?sensu',
  ],
  selfHarm: [
    '(?:tnę|tne|pociąłem|pocięłam|pociełam|ciąłem|kaleczę|okaleczam|ranię|samookaleczam) się(?= ?$| ,| znowu| po| żeby| od)|samookalecz\\S{0,6}',
    '(?:znowu|znów|wczoraj|dziś|dzisiaj|ciągle|dalej|w nocy|od nowa) się (?:pociąłem|pocięłam|pociełam|tnę|ciąłem|cięłam)(?= |$)(?! (?:przy gol|nożem kuch|kart|szkłem w kuch)[^ ]{0,8})',
    '(?:pociąć|ciąć|okaleczyć|skrzywdzić|zranić) się(?= |$)|(?:zrobić|robię|robić) sobie (?:krzywdę|coś złego)',
  ],
  means: [
    '(?:tabletki|leki|proszki) ~ (?:odłożyłem|odłożyłam|nazbierałem|nazbierałam|uzbierałem|uzbierałam)(?= |$)',
    '(?:tabletki|tabletek|leki|leków|proszki) ~ (?:na stole|przede mną|w ręce|wystarczy)|(?:liczę|policzyłem|policzyłam|patrzę na|zbieram) ~ (?:tabletki|leki|proszki)|(?:pistolet|broń|nóż|żyletka|sznur) ~ (?:w ręce|obok mnie|na kolanach|przy głowie|w garażu)',
    '(?:stoję|stałem|stałam|siedzę) ~ (?:moście|dachu|torach|peronie) ~ (?:skoczyć|skok|w dół|myślę|krok)',
    '(?:łyknąć|wziąć|połknąć|nazbierałem|nazbierałam|zbieram|uzbierałem|mam|wezmę|połknę) ~ (?:tabletki|tabletek|leki|leków|proszki|prochy)(?: i|(?= ?$| ,| żeby| na raz| naraz))',
    '(?:sznur|lina|pistolet|broń|żyletka|pętla) ~ (?:gotow\\S{1,2}|kupion\\S{1,2}|leży|czeka|naładowan\\S{1,2})|(?:kupiłem|kupiłam|mam już) ~ (?:sznur|pętlę)',
    '(?:skoczyć|skoczę|rzucić się|rzucę się|wyskoczyć) ~ (?:z mostu|z dachu|pod pociąg|z okna|z balkonu|z wieżowca|pod metro)',
  ],
  farewell: [
    'list\\S{0,2} pożegnaln\\S{1,3}',
    '(?:wszystkim|wszyscy|wam|im|rodzinie|dzieciom|świat|rodzina|żonie) ~ (?:lepiej|łatwiej) ~ beze mnie|beze mnie ~ (?:lepiej|łatwiej)',
    'jestem (?:tylko |dla \\S+ )?(?:ciężarem|zawadą|obciążeniem)(?= |$)',
    '(?:żegnajcie|żegnam was|żegnaj) ~ (?:wszyscy|na zawsze|przepraszam|wybaczcie|kocham)(?= |$)',
  ],
}

const russian: LanguageSigns = {
  not: 'не|никогда|без|ни',
  unless: { means: 'скалодром|альпин|скалолаз|аптек|качел|скакалк' },
  dying: [
    'жить (?:больше |мне |уже |мне больше ){0,2}(?:незачем|не для чего|не ради чего|не для кого|не ради кого)|(?:боже|господи|бога|бог) ~ (?:забери меня|забрал меня|меня забрал)',
    '(?:хочу|хотел|хотела|хочется|мечтаю|лучше|скорее|желаю|хотелось) ~ (?:умереть|сдохнуть|подохнуть|исчезнуть навсегда|не жить|помереть|не рождаться|перестать существовать|умер|умерла|сдох)(?! со смеху| от смеха)',
    'не (?:хочу|хочется|могу|вижу смысла|в силах|желаю)(?: больше| уже| так| дальше){0,2} (?:жить|существовать|просыпаться|быть здесь|так жить)(?= ?$| ,| больше| так| дальше)|жить (?:больше )?не хо(?:чу|чется)',
    '(?:больше |я больше |так больше )не могу(?: так| больше)?(?= ?$| ,)|не могу больше(?= ?$| ,| так)',
    '(?:устал|устала|надоело|достало) (?:от жизни|жить|существовать)(?! (?:с|в|на|у|один|одна)(?= ))',
    '(?:хочу|уснуть|заснуть|надеюсь|лечь спать) ~ (?:не|никогда не|больше не) (?:проснуться|просыпаться|проснусь)',
    '(?:убить себя|убью себя|покончить с собой|покончу с собой|покончить с этим|повеситься|повешусь|застрелиться|застрелюсь|наложить на себя руки|свести счеты|убиться|самоубиться|выпилиться|роскомнадзорнуться|вскрыться|вскрыть вены)(?= |$)',
    '(?:покончить|закончить|прекратить) ~ (?:с жизнью|жизнь|эти мучения|все это)',
    '(?:думаю|мысли|думал|думала|пытался|пыталась|попытка|планирую|совершить) ~ (?:о самоубийстве|самоубийства|самоубийстве|суицид\\S{0,4}|о суициде|о смерти|самоубийство|умереть)(?= |$)',
    '(?:нет|никакого|потерял|потеряла|без|не вижу) ~ (?:смысла жить|смысла в жизни|причин жить|причины жить|смысл жизни|ради чего жить|зачем жить)|незачем (?:больше )?жить|(?:жизнь|жить) ~ (?:не имеет смысла|нет смысла|бессмысленна)',
  ],
  selfHarm: [
    '(?:режу|резал|резала|порезал|порезала|причиняю|ранил|жгу) (?:себя|себе (?:руки|вены|боль|вред)|руки|вены)(?= |$)',
    '(?:хочу|тянет|начал|начала|опять|снова) ~ (?:резать себя|порезаться|резаться|причинить себе|навредить себе|сделать себе больно|селфхарм\\S{0,3})|селфхарм\\S{0,3}|самоповрежден\\S{0,3}',
  ],
  means: [
    '(?:таблетки|таблеток|снотворное) ~ (?:накопил|накопила|накоплен\\S|копил|копила)(?= |$)',
    '(?:таблетки|таблеток|снотворное|лекарства) ~ (?:на столе|передо мной|в руке|хватит|достаточно)|(?:считаю|посчитал|посчитала|пересчитал|пересчитала|смотрю на) ~ (?:таблетки|лекарства)|(?:пистолет|ружье|нож|лезвие|веревка|петля) ~ (?:в руке|на коленях|рядом|у виска|передо мной|в гараже)',
    '(?:стою|стоял|стояла|сижу) ~ (?:мосту|крыше|краю|рельсах|подоконнике|платформе) ~ (?:прыгн\\S{1,4}|шаг\\S{0,4}|вниз|думаю|броситься)',
    '(?:выпить|наглотаться|наглотаюсь|выпил|выпила|накопил|накопила|выпью|коплю) ~ (?:таблеток|таблетки|снотворного|лекарств)(?= |$)',
    '(?:веревка|петля|пистолет|ружье|лезвие|оружие) ~ (?:готов\\S{0,2}|купил\\S?|заряжен\\S{0,2}|лежит|ждет|на шее)|(?:купил|купила|приготовил|приготовила) ~ (?:веревку|петлю|лезвия)(?= |$)',
    '(?:прыгнуть|спрыгнуть|броситься|прыгну|сброситься|шагнуть|выйти) ~ (?:с моста|с крыши|под поезд|из окна|в окно|с балкона|под машину|с многоэтажки)',
  ],
  farewell: [
    '(?:предсмертн\\S{2,3} записк\\S{1,2}|прощальн\\S{2,3} (?:письм\\S{1,2}|записк\\S{1,2}))',
    '(?:всем|вам|им|семье|детям|мир|родным|жене) ~ (?:лучше|легче|проще) ~ без меня|без меня ~ (?:лучше|легче|проще)',
    '(?:я )?(?:всем |для всех |только |просто |всего лишь ){1,2}(?:обуза|в тягость|бремя)',
    '(?:прощайте|прощай) ~ (?:все|навсегда|простите|меня не|я ухожу|люблю)(?= |$)',
  ],
}

const ukrainian: LanguageSigns = {
  not: 'не|ніколи|без|ні',
  unless: { means: 'скеледром|скелелаз|аптек|гойдалк|скакалк' },
  dying: [
    'жити (?:більше |мені |вже ){0,2}(?:нема|немає) (?:для чого|заради чого|для кого|сенсу)|(?:боже|господи|бога|бог) ~ (?:забери мене|забрав мене|мене забрав)',
    '(?:хочу|хотів|хотіла|хочеться|мрію|краще|бажаю) ~ (?:померти|вмерти|здохнути|зникнути назавжди|не жити|помер|померла|не народжуватися)(?! зо сміху| від сміху)',
    'не (?:хочу|хочеться|можу|бачу сенсу|маю сил)(?: більше| вже| так| далі){0,2} (?:жити|існувати|прокидатися|бути тут)(?= ?$| ,| більше| так| далі)|жити (?:більше )?не хо(?:чу|четься)',
    '(?:більше |я більше |так більше )не можу(?: так| більше)?(?= ?$| ,)|не можу більше(?= ?$| ,| так)',
    '(?:втомився|втомилася|втомилась|набридло) (?:від життя|жити|існувати)(?! (?:з|у|в|на)(?= ))',
    '(?:хочу|заснути|сподіваюся|сподіваюсь) ~ (?:не|ніколи не|більше не) (?:прокинутися|прокинутись|прокидатися|прокинуся)',
    '(?:вбити себе|вбити себе|убити себе|вб ?ю себе|накласти на себе руки|покінчити з собою|покінчу з собою|повіситися|повіситись|повішусь|застрелитися|застрелитись|порізати вени)(?= |$)',
    '(?:покінчити|закінчити|припинити) ~ (?:з життям|життя|ці муки|все це)',
    '(?:думаю|думки|думав|думала|намагався|намагалася|спроба) ~ (?:про самогубство|самогубства|суїцид\\S{0,4}|про смерть|самогубство)(?= |$)',
    '(?:немає|нема|жодного|втратив|втратила|не бачу) ~ (?:сенсу жити|сенсу в житті|причин жити|сенс життя|заради чого жити)|(?:життя|жити) ~ (?:не має сенсу|немає сенсу|нема сенсу)',
  ],
  selfHarm: [
    '(?:ріжу|різав|різала|порізав|порізала|завдаю) (?:себе|собі (?:руки|вени|болю|шкоди)|руки|вени)(?= |$)',
    '(?:хочу|тягне|почав|почала|знову) ~ (?:різати себе|порізатися|різатися|завдати собі|нашкодити собі|зробити собі боляче)',
  ],
  means: [
    '(?:таблетки|пігулки|снодійне) ~ (?:назбирав|назбирала|накопичив|накопичила)(?= |$)',
    '(?:таблетки|пігулки|снодійне|ліки) ~ (?:на столі|переді мною|в руці|вистачить)|(?:рахую|порахував|порахувала|дивлюся на) ~ (?:таблетки|пігулки|ліки)|(?:пістолет|рушниця|ніж|лезо|мотузка|петля) ~ (?:в руці|на колінах|поруч|біля скроні)',
    '(?:стою|стояв|стояла|сиджу) ~ (?:мосту|даху|краю|рейках|підвіконні|платформі) ~ (?:стрибн\\S{1,5}|крок|вниз|думаю|кинутися)',
    '(?:випити|наковтатися|наковтаюся|випив|випила|назбирав|назбирала) ~ (?:таблеток|таблетки|пігулок|пігулки|снодійного)(?= |$)',
    '(?:мотузка|петля|пістолет|зброя|лезо) ~ (?:готов\\S{0,2}|куплен\\S{0,2}|заряджен\\S{0,2}|лежить|чекає)|(?:купив|купила) ~ (?:мотузку|петлю)(?= |$)',
    '(?:стрибнути|кинутися|стрибну|кинутись) ~ (?:з моста|з мосту|з даху|під поїзд|під потяг|з вікна|з балкона)',
  ],
  farewell: [
    '(?:передсмертн\\S{1,2} записк\\S{1,2}|прощальн\\S{1,2} лист\\S{0,2})',
    '(?:всім|усім|вам|їм|родині|дітям|світ|дружині) ~ (?:краще|легше) ~ без мене|без мене ~ (?:краще|легше)',
    '(?:всім |для всіх |тільки |просто |лише ){1,2}(?:тягар|обуза)',
    '(?:прощавайте|прощавай) ~ (?:всі|усі|назавжди|пробачте|вибачте|люблю)(?= |$)',
  ],
}

const czech: LanguageSigns = {
  not: 'ne|nikdy|bez|ani',
  unless: { means: 'lezení|horolez|lékárn|houpačk|švihadl' },
  dying: [
    'nemám (?:už )?(?:proč|pro co|pro koho) žít',
    '(?:chci|chtěl|chtěla|chtěl bych|přeju si|přál bych si|přála bych si|radši|raději|kéž) ~ (?:umřít|umrit|zemřít|chcípnout|být mrtvý|být mrtvá|byl mrtvý|byla mrtvá|zmizet navždy|neexistovat|nenarodit|už nebýt)(?! smíchy)',
    '(?:už )?(?:nechci|nemůžu|nedokážu|nechce se mi|nemám sílu|nezvládám)(?: už| dál| takhle| tady){0,2} (?:žít|zit|být|existovat|být tady|být tu|se probudit)(?= ?$| ,| dál| takhle| už)|(?:žít|zit) (?:už )?(?:nechci|se mi nechce)',
    '(?:už )(?:to )?(?:nemůžu|nezvládám|nedávám|nevydržím)(?: to)?(?: dál)?(?= ?$| ,| dál)',
    '(?:mám dost|unaven[ýá]|nebaví mě) (?:života|žití|životem|žít|života už)',
    '(?:usnout|chci|doufám|přeju si) ~ (?:a )?(?:už )?(?:se )?(?:nikdy )?(?:neprobudit|neprobudím|nevzbudit|nevzbudím|neprobudil)',
    '(?:zabít se|zabit se|se zabít|se zabit|zabiju se|se zabiju|oběsit se|se oběsit|oběsím se|zastřelit se|se zastřelit|spáchat sebevraždu|vzít si život|si vzít život|vezmu si život|podřezat si)(?= |$)',
    '(?:skoncovat|ukončit|skončit|ukončím) ~ (?:se sebou|se životem|svůj život|život|to všechno|to celé)(?= |$)',
    '(?:myslím|myšlenky|přemýšlím|plánuju|pokusil|pokusila|pokus) ~ (?:na sebevraždu|sebevražedné|o sebevražd\\S|nad sebevraždou|sebevražd\\S{1,2}|na smrt)(?= |$)',
    '(?:nemá|nevidím|žádný|není|nemám) ~ (?:smysl žít|důvod žít|smysl života|důvod k životu|proč žít|smysl dál žít)|(?:život|žít) ~ (?:nemá smysl|nemá cenu)',
  ],
  selfHarm: [
    '(?:řežu|řezal|řezala|pořezal|pořezala|sebepoškozuju|sebepoškozuji) se(?= |$)|sebepoškoz\\S{1,6}',
    '(?:ubližuju|ubližuji|ublížit|ublížím|ublížil|ublížila) si(?= |$)|si ublížit(?= |$)|(?:se|zase|chci) (?:říznout|pořezat|řezat)(?= ?$| ,| se)',
  ],
  means: [
    '(?:prášky|tablety|pilulky|léky) ~ (?:na stole|před sebou|v ruce|stačí)|(?:počítám|spočítal|spočítala|koukám na) ~ (?:prášky|tablety|léky)|(?:stojím|stál|stála|sedím) ~ (?:mostě|střeše|kolejích|nástupišti) ~ (?:skočit|skočím|dolů|přemýšlím|krok)',
    '(?:prášky|tablety|pilulky|léky) ~ (?:nasbíral|nasbírala|spolykat|spolykám|našetřen\\S|připraven\\S|všechny)|(?:spolykat|spolykám|nasbíral|nasbírala|vzít všechny) ~ (?:prášky|prášků|tablety|pilulky|léky|léků)',
    '(?:provaz|pistole|zbraň|žiletka|oprátka) ~ (?:připraven\\S{0,2}|koupen\\S{0,2}|leží|nabit\\S{0,2}|čeká)|(?:koupil|koupila) ~ (?:provaz)(?= |$)',
    '(?:skočit|skočím|vrhnout se|vyskočit) ~ (?:z mostu|ze střechy|pod vlak|z okna|z balkonu|pod metro)',
  ],
  farewell: [
    'dopis\\S{0,2} na rozloučenou',
    '(?:všem|všichni|vám|jim|rodině|dětem|svět|rodina) ~ (?:lépe|líp|lip|lepší) ~ beze mě|beze mě ~ (?:lépe|líp|lepší)',
    'jsem (?:jen |jenom |pro \\S+ )?(?:přítěž|na obtíž|břemeno)(?= |$)',
    '(?:sbohem) ~ (?:všichni|navždy|odpusťte|promiňte|mějte)(?= |$)',
  ],
}

export const slavicSigns = { pl: polish, ru: russian, uk: ukrainian, cs: czech }
