import type { LanguageSigns } from './language-signs.ts'

const hungarian: LanguageSigns = {
  not: 'nem|soha|sose|ne',
  unless: { means: 'mászó|mászás|gyógyszertár|patika|hinta' },
  dying: [
    '(?:meg akarok|meg szeretnék|bárcsak|szeretnék) (?:már |inkább |csak ){0,2}(?:halni|dögölni|meghalni|meghalnék|halott lennék|meghalnék végre|meg se születtem volna|meg sem születtem volna)|(?:akarok|szeretnék|jobb lenne|legjobb lenne) ~ (?:meghalni|megdögleni|halott lenni|eltűnni örökre)|halni akarok',
    '(?:nem|sem) (?:akarok|bírok|tudok|szeretnék)(?: már| tovább| így| többé){0,2} (?:élni|létezni|itt lenni|felébredni|tovább élni)|(?:nincs|semmi) (?:kedvem|erőm) (?:tovább )?élni',
    '(?:nem bírom|nem megy|nem tudom)(?: már)? (?:tovább|így tovább)(?: csinálni)?(?= ?$| ,)|(?:én )?nem bírom már(?= ?$| ,)',
    '(?:elegem van|belefáradtam|meguntam) (?:az életből|az életemből|az életbe|az életet|élni|az életemet)',
    '(?:bárcsak|remélem|szeretnék|elaludni) ~ (?:ne|soha nem|többé nem|nem|sose) ~ (?:ébrednék|ébredek|ébredni|ébredjek|kelnék)(?: fel)?',
    '(?:megölöm magam|meg ?ölni magam|megölni magam|megölném magam|öngyilkos leszek|öngyilkos akarok|felakasztom magam|felakasztani magam|lelövöm magam|végzek magammal|végezni magammal|kinyírom magam)(?= |$)|öngyilkos (?:lenni|lennék|legyek)',
    '(?:véget vetek|véget vetni|véget vessek|eldobni|befejezni) (?:az életemnek|ennek az egésznek|mindennek|az életem|az életemet)',
    '(?:öngyilkosságon|öngyilkosságra|öngyilkossági|öngyilkosságot|halálra|halálon) (?:gondolok|gondoltam|gondolataim|gondolatok|kísérletem|követek el|jár|gondolkodom|gondolkozom)|gondolok ~ (?:öngyilkosságra|halálra)',
    '(?:nincs|semmi) (?:már |több )?(?:értelme|okom|miért)(?: \\S+){0,3} (?:életemnek|életnek|élni|élnem|élek)|(?:életemnek|életnek) (?:már )?(?:nincs|semmi)(?: \\S+){0,2} értelme|nincs miért élnem',
  ],
  selfHarm: [
    '(?:vagdosom|vágom|megvágtam|vagdostam|bántom|megsebeztem) magam(?:at)?(?= |$)',
    '(?:bántani|vagdosni|megvágni|megsebezni|ártani) (?:akarom |szeretném )?magam(?:at|nak)?(?= |$)|önsért\\S{1,5}|falcol\\S{1,5}',
  ],
  means: [
    '(?:gyógyszer|gyógyszerek|tabletták|altató) ~ (?:az asztalon|előttem|a kezemben|elég)|(?:állok|álltam|ülök) ~ (?:hídon|tetőn|sínek|peronon) ~ (?:ugr\\S{2,6}|lefelé|gondol\\S{2,6})',
    '(?:gyógyszert|gyógyszereket|tablettákat|altatót|tablettát|pirulákat) ~ (?:beszedni|beszedem|bevenni|gyűjtöttem|gyűjtök|beveszem)|(?:beveszem|beszedem|gyűjtöm) ~ (?:összes|gyógyszert|tablettát|altatót|gyógyszereket)',
    '(?:kötél|pisztoly|fegyver|penge) ~ (?:kész|megvettem|megvan|töltve|készen)|(?:vettem|kerestem) ~ kötelet',
    '(?:leugrani|leugrok|ugrani|vetni magam|leugrom) ~ (?:hídról|tetőről|vonat elé|ablakból|erkélyről)|(?:hídról|tetőről|vonat elé|ablakból|erkélyről|metró elé) (?:leugrani|leugrok|ugrani|ugrok|vetem|vetni|leugrom)',
  ],
  farewell: [
    'búcsúlevel\\S{0,3}',
    '(?:mindenkinek|nektek|nekik|családomnak|világ|gyerekeimnek) ~ (?:jobb|könnyebb) ~ nélkülem|nélkülem ~ (?:jobb|könnyebb)',
    '(?:csak |mindenkinek |egy ){1,2}(?:teher|teher vagyok|nyűg)(?: vagyok)?(?= |$)',
  ],
}

const greek: LanguageSigns = {
  not: 'δεν|δε|μην|μη|ποτε|χωρις',
  unless: { means: 'αναρριχ|φαρμακει' },
  dying: [
    '(?:θεε μου|θεος|παναγια μου) ~ (?:παρε με|να με παρει)(?= |$)',
    '(?:θελω|ηθελα|θα ηθελα|ευχομαι|μακαρι|προτιμω|καλυτερα) ~ (?:να πεθανω|να πεθαινα|να ψοφησω|να ειμαι νεκρ\\S{1,2}|να ημουν νεκρ\\S{1,2}|να μην ειχα γεννηθει|να μην υπαρχω|να εξαφανιστω για παντα)(?! απο τα γελια)',
    '(?:δεν|δε) (?:θελω|μπορω|αντεχω|εχω κουραγιο)(?: πια| αλλο){0,2} (?:να ζω|να ζησω|να υπαρχω|να ειμαι εδω|να ξυπνησω|τη ζωη|τη ζωη μου|αυτη τη ζωη)(?= ?$| ,| πια| αλλο| ετσι| μου)',
    '(?:δεν|δε) (?:αντεχω|μπορω|παει)(?: αλλο| πια)(?= ?$| ,)',
    '(?:κουραστηκα|βαρεθηκα|μπουχτισα) (?:να ζω|τη ζωη|τη ζωη μου|αυτη τη ζωη)',
    '(?:μακαρι|ελπιζω|θελω|να κοιμηθω) ~ (?:να |και να )?(?:μην|μη) (?:ξαναξυπνησω|ξυπνησω|ξυπνουσα|ξαναξυπνουσα)',
    '(?:να |θα )(?:αυτοκτονησω|σκοτωθω|κρεμαστω|σκοτωσω τον εαυτο μου|δωσω τελος|βαλω τελος|κοψω τις φλεβες)(?= |$)|αυτοκτονησω',
    '(?:σκεφτομαι|σκεψεις|σκεφτηκα|προσπαθησα|αποπειρα) ~ (?:την αυτοκτονια|αυτοκτονιας|αυτοκτονικες|τον θανατο|αυτοκτονια|να πεθανω)(?= |$)|αυτοκτονικες σκεψεις',
    '(?:κανεν\\S{0,2}|δεν βρισκω|δεν εχω|δεν υπαρχει) ~ (?:λογο[ςσ]? να ζω|νοημα να ζω|λογο να ζησω|νοημα στη ζωη|λογο υπαρξης)|(?:η )?ζωη(?: μου)? δεν εχει (?:πια |κανενα )?νοημα',
  ],
  selfHarm: [
    '(?:κοβομαι|χαρακωνομαι|κοβω (?:τα χερια|τις φλεβες|τον εαυτο)|αυτοτραυματιζομαι|πληγωνω τον εαυτο)(?= |$)',
    '(?:να κανω κακο στον εαυτο|να κοψω τις φλεβες|να κοπω|να χαρακωθω|αυτοτραυματισμ\\S{1,2})',
  ],
  means: [
    '(?:όπλο|πιστόλι|καραμπίνα)(?: (?!,)[^ ]+){0,10} (?:τελειώσω τα πάντα|τελειώσω με όλα|(?:δώσω|βάλω) (?:ένα )?τέλος σε όλα|τα τελειώσω όλα)(?= |$)',
    '(?:χαπια|υπνωτικα) ~ (?:στο τραπεζι|μπροστα μου|στο χερι|φτανουν)|(?:μετραω|μετρησα|κοιταω) ~ (?:χαπια)|(?:στεκομαι|ειμαι|καθομαι) ~ (?:γεφυρα|ταρατσα|μπαλκονι) ~ (?:πηδηξω|πεσω|κατω|σκεφτομαι)',
    '(?:παρω|πηρα|μαζεψα|μαζευω|καταπιω|μαζεμενα) ~ (?:χαπια|υπνωτικα)(?= |$)',
    '(?:σκοινι|οπλο|πιστολι|ξυραφι|θηλια) ~ (?:ετοιμ\\S{1,2}|αγορασα|γεματο|περιμενει)|(?:αγορασα|ετοιμασα) ~ (?:σκοινι|οπλο|θηλια)',
    '(?:πηδηξω|πεσω|πηδηξω απο|ριξω τον εαυτο μου) ~ (?:γεφυρα|μπαλκονι|ταρατσα|στις γραμμες|του τρενου|το τρενο|παραθυρο)',
  ],
  farewell: [
    '(?:αποχαιρετιστηρι\\S{1,2} (?:γραμμα\\S{0,3}|σημειωμα\\S{0,3})|σημειωμα αυτοκτονιας)',
    '(?:ολοι|ολους|ολες|σας|τους|οικογενεια|παιδια|κοσμος) ~ (?:καλυτερα|πιο ευτυχισμενοι) ~ χωρις (?:εμενα|μενα)|χωρις (?:εμενα|μενα) ~ καλυτερα',
    'ειμαι (?:μονο |απλα |ενα )?(?:βαρος)(?= |$)',
  ],
}

const turkish: LanguageSigns = {
  not: 'asla|değil',
  unless: { means: 'tırmanış|eczane|salıncak' },
  dying: [
    '(?:allahım|allah ım|allah|tanrım) ~ canımı al(?:sın|sa|)',
    '(?:ölmek|gebermek|ölüp gitmek|yok olmak|ölmeyi) (?:istiyorum|isterdim|istiyom|istiorum|isterim|diliyorum|istedim)',
    '(?:keşke|inşallah|umarım) ~ (?:ölsem|ölseydim|doğmasaydım|hiç doğmasaydım|uyanmasam|uyanmam|ölürüm|geberirim)|ölsem ~ (?:kurtulsam|kurtulurum|daha iyi|de kurtulsam)',
    '(?:yaşamak|hayatta kalmak|var olmak|uyanmak|yaşamayı) (?:artık )?(?:istemiyorum|istemiyom|istemiorum|istemem|gelmiyor içimden)',
    '(?<=^|, )(?:artık |daha fazla |buna |bu hayata |hayata |ben ){0,3}(?:dayanamıyorum|dayanamıyom|katlanamıyorum)(?: artık)?(?= ?$| ,| bu hayata)',
    '(?:yaşamaktan|hayattan|bu hayattan) (?:çok |artık ){0,2}(?:bıktım|yoruldum|usandım|sıkıldım)',
    '(?:uyuyup|uyumak|uyusam) ~ (?:uyanmamak|uyanmasam|bir daha uyanmamak)',
    '(?:kendimi (?:öldür|as|vur|yak|öldürmek|asmak|vurmak)\\S{0,12}|intihar (?:et|edec|edi|etme|düşün|edeyim|etsem)\\S{0,10}|canıma kıy\\S{0,10})(?= |$)',
    '(?:hayatıma|yaşamıma|her şeye|buna) ~ son (?:ver|vermek)\\S{0,10}',
    '(?:intihar|intiharı|ölümü|ölmeyi) ~ (?:düşünüyorum|düşünüyom|düşüncesi|düşünceleri|düşündüm|planlıyorum|kafamda|aklımda)',
    '(?:yaşamak için|yaşamanın|hayatın|hayatımın) ~ (?:sebebim yok|nedenim yok|anlamı yok|anlamı kalmadı|bir sebep yok|sebep kalmadı)',
  ],
  selfHarm: [
    'kendimi (?:kes|jiletli|yarala|çiz)\\S{0,10}|(?:kollarımı|bileklerimi|bileğimi) (?:kes|jiletli|çiz)\\S{0,10}',
    'kendime (?:zarar|acı) (?:ver|vermek)\\S{0,10}',
  ],
  means: [
    '(?:haplar|hapları|ilaçlar|ilaçları|hap|ilaç) ~ (?:masada|masanın üstünde|önümde|elimde|yeter|yetiyor|saydım|sayıyorum|bakıyorum)(?= |$)|(?:silah|tabanca|bıçak|jilet|ip) ~ (?:elimde|yanımda|kucağımda|başıma|önümde|tavana)(?= |$)',
    '(?:köprüde|köprünün|çatıda|balkonda|rayların) ~ (?:duruyorum|bekliyorum|oturuyorum|kenarında) ~ (?:atla\\S{1,10}|aşağı|düşünüyorum)|köprüde ~ atla\\S{2,10}',
    '(?:hap|hapları|ilaç|ilaçları|hapı|ilaçların) ~ (?:biriktir\\S{0,8}|yut\\S{0,8}|hepsini (?:iç|yut|al)\\S{0,8}|içip)(?= |$)',
    '(?:ip|ipi|silah|silahı|tabanca|jilet) ~ (?:hazır|aldım|dolu|boynuma|buldum)(?= |$)',
    '(?:köprüden|çatıdan|balkondan|camdan|trenin önüne|binadan|metronun önüne) ~ (?:atla|at|bırak|atlamak|atmak)\\S{0,10}',
  ],
  farewell: [
    '(?:veda|intihar) (?:mektub|notu|mektup)\\S{0,6}',
    '(?:herkes|siz|ailem|onlar|dünya|çocuklarım|insanlar) ~ ben(?:siz|im olmadığım)? ~ (?:daha iyi|daha mutlu|rahat)|bensiz ~ (?:daha iyi|daha mutlu|rahat)|ben olmasam ~ (?:daha iyi|rahat|mutlu)',
    '(?:herkese|size|aileme) ~ yüküm|yük oluyorum|sadece (?:bir )?yüküm',
    '(?:elveda|hakkınızı helal edin|hoşçakalın)(?= ?$| ,| herkes| dünya| affedin)',
  ],
}

const arabic: LanguageSigns = {
  not: 'لا|لم|لن|مش|ما|مو|ليس',
  prefix: '[وف]?',
  unless: { means: 'صيدليه|تسلق' },
  dying: [
    '(?:يا رب|يارب|الله|ربي) ~ (?:خذني|خدني|ياخذني|ياخدني|خذ روحي)(?= ?$| ,| عندك| اليك| من)',
    '(?:اريد|ابي|ابغى|ابغي|بدي|عايز|عاوز|عايزه|نفسي|اتمنى|اتمني|ودي|حابب|ارغب|افكر|نفسى|بتمنى) ~ (?:ان اموت|اموت|الموت|موت|لو اموت|لو اني ميت|لو لم اولد|اني اموت|اختفي للابد|لو اني ما انولدت)(?! من الضحك)',
    '(?:لا|لم اعد|ما|مش|مو) (?:اريد|ارغب|ابي|ابغى|بدي|عايز|عاوز|استطيع|اقدر|قادر|قادره|عندي رغبه) ~ (?:العيش|ان اعيش|اعيش|الحياه|في الحياه|عيش|ان اكون هنا|ان استيقظ|اصحى)(?= |$)',
    '(?:تعبت|سئمت|مليت|زهقت|كرهت|طفشت) (?:من )?(?:الحياه|العيش|حياتي|الدنيا|عيشتي)',
    '(?:لم اعد|ما عدت|مش|ما|لا) (?:استطيع|اقدر|قادر|احتمل|اتحمل|اقدر)(?: التحمل| الاستمرار| اكمل| اتحمل| احتمل)?(?: اكثر| تاني| خلاص| بعد)?(?= ?$)',
    '(?:انام|نام|النوم) ~ (?:ولا|وما|وما عاد|ولا عاد|دون ان) (?:اصحى|استيقظ|اصحا|اقوم|قوم)',
    '(?:اقتل نفسي|قتل نفسي|انتحر|بنتحر|هنتحر|سانتحر|سوف انتحر|اشنق نفسي|شنق نفسي|انهي حياتي|انهاء حياتي|اموت نفسي|هموت نفسي|اخلص من حياتي|اضع حدا لحياتي|وضع حد لحياتي)(?= |$)',
    '(?:افكر|فكرت|افكار|تفكير|احاول|حاولت|محاوله|بفكر|قررت) ~ (?:في الانتحار|بالانتحار|انتحاريه|الانتحار|في الموت|بالموت|انتحار|انتحر)(?= |$)',
    '(?:لا|ما|مافي|مفيش|ليس) (?:يوجد |هناك |في |عندي |لدي ){0,2}(?:سبب|معنى|فائده|داعي|معني|شيء|شي)(?: \\S+){0,2} (?:للعيش|لحياتي|للحياه|اعيش|اعيش لاجله|للبقاء)|(?:حياتي|الحياه) ~ (?:بلا معنى|ما لها معنى|مالها معنى|ملهاش معنى|لا معنى لها|لا تستحق|بلا فائده)',
  ],
  selfHarm: [
    '(?:اجرح|جرحت|بجرح|اؤذي|اذيت|بأذي|اءذي|بعور|اعور|جرح|ايذاء|اذي|اقطع) (?:نفسي|جسدي|يدي|ايدي|شراييني|معصمي)(?= |$)',
  ],
  means: [
    '(?:الحبوب|الاقراص|الدواء|حبوب) ~ (?:امامي|قدامي|على الطاوله|في يدي|بيدي|تكفي)|(?:اعد|عديت|انظر الى|بعد) ~ (?:الحبوب|الاقراص)|(?:المسدس|السكين|الشفره|الحبل|السلاح) ~ (?:في يدي|بيدي|بجانبي|جنبي|امامي|على راسي)',
    '(?:واقف|واقفه|اقف|جالس) ~ (?:الجسر|الكوبري|السطح|السطوح|الحافه) ~ (?:اقفز|انط|ارمي|افكر|القفز|تحت)',
    '(?:ابلع|اخذ|اتناول|بلعت|جمعت|حبوب|اجمع|تناول|كل) ~ (?:كل الحبوب|الحبوب كلها|علبه الحبوب|حبوب كثيره|الحبوب كامله|حبوب منومه|الحبوب)(?= |$)',
    '(?:الحبل|المسدس|السلاح|حبل|مسدس|الشفره) ~ (?:جاهز|جاهزه|اشتريت|معي|محشو|اشتريته)|(?:اشتريت|جهزت) ~ (?:حبل|حبلا|مسدس|مسدسا|الحبل)',
    '(?:اقفز|ارمي نفسي|القي نفسي|انط|اقفز من|القفز|ارمي حالي) ~ (?:الجسر|الكوبري|السطح|البلكونه|القطار|العماره|الشباك|النافذه|المبنى)',
  ],
  farewell: [
    'رساله (?:وداع|انتحار|الوداع)',
    '(?:الجميع|الكل|الناس|عائلتي|اهلي|العالم|كلهم|اولادي|انتم) ~ (?:افضل|احسن|اسعد|ارتاح\\S{0,2}) ~ (?:بدوني|من غيري|من دوني)|(?:بدوني|من غيري|من دوني) ~ (?:افضل|احسن|اسعد)',
    '(?:انا |اني |مجرد |اشعر اني |حاسس اني ){1,3}(?:عبء|حمل ثقيل|عاله)(?= |$)',
    '(?:وداعا|سامحوني|الوداع) ~ (?:جميعا|للابد|للجميع|سامحوني|وداعا|احبكم)(?= |$)',
  ],
}

const hindi: LanguageSigns = {
  not: 'नहीं|नही|न|मत|nahi|nahin|nhi',
  unless: { means: 'चढ़ाई|झूला' },
  dying: [
    '(?:भगवान|अल्लाह) ~ (?:उठा ले|उठा लो|मौत दे)(?= |$)|(?:bhagwan|allah) ~ (?:utha le|utha lo|maut de)(?= |$)',
    '(?:मरना|मर जाना|मरने का|मौत) (?:ही )?(?:चाहता|चाहती|चाहते|मन|चाहिए)(?= |$)|मर (?:जाऊं|जाऊँ|जाता|जाती|जाना)(?: \\S+){0,2} (?:चाहता|चाहती|अच्छा|बेहतर|काश)|काश (?:मैं )?मर',
    '(?:जीना|जीने|ज़िंदा रहना|जिंदा रहना|जीने का|ज़िंदा|जिंदा) (?:अब )?(?:नहीं|नही) (?:चाहता|चाहती|है|रहना|मन|करता)|(?:जीने का|जीने की) (?:मन|इच्छा) (?:नहीं|नही)|अब (?:और )?(?:नहीं|नही) (?:जी|जिया|सहा)|और (?:नहीं|नही) (?:जीना|जी)',
    '(?:आत्महत्या|खुदकुशी|ख़ुदकुशी|सुसाइड)(?: \\S+){0,2} (?:करना|कर|करने|करूं|करूंगा|करूंगी|विचार|ख्याल|सोच|सोचता|सोचती)(?= |$)',
    '(?:खुद को|ख़ुद को|अपने आप को|अपनेआप को) (?:मार|ख़त्म|खत्म|मारना|फांसी)(?= |$)|(?:अपनी जान|जान|अपना जीवन|अपनी ज़िंदगी|अपनी जिंदगी|अपनी ज़िन्दगी) (?:दे|देना|लेना|ले|खत्म|ख़त्म|समाप्त)(?: \\S+){0,2} (?:चाहता|चाहती|दूं|दूंगा|करना|दूँ|लूं|लूंगा)',
    '(?:ज़िंदगी|जिंदगी|जीवन|जीने) (?:से|का|की) (?:थक|तंग|ऊब|हार|कोई मतलब|कोई वजह|कोई मकसद|कोई फायदा)(?: \\S+){0,2} (?:गया|गयी|गई|चुका|चुकी|नहीं|नही|आ)',
    '(?:सो|सोऊं|सोकर|सो जाऊं)(?: \\S+){0,3} (?:कभी|फिर) (?:न|ना|नहीं) (?:उठूं|उठूँ|जागूं|जागूँ|उठूं)',
    '(?:marna|mar jana|marne ka|mar jaana) (?:hi )?(?:chahta|chahti|chahata|chahati|mann|man)(?= |$)|(?:jeena|jina|jeene|jine|zinda rehna) (?:ka mann? |ab )?(?:nahi|nahin|nhi) (?:chahta|chahti|chahata|hai|karta|mann?)|(?:suicide|aatmahatya|atmahatya|khudkushi) (?:kar|karna|karne|karunga|karungi|ke)(?= |$)|(?:khud ko|apne aap ko) (?:mar|maar|khatam)(?= |$)|(?:mujhe|muje|mujhko) (?:ab )?(?:marna|mar jana|mar jaana) (?:hai|h)(?= |$)|(?:zindagi|jindagi|life) se (?:thak|tang|haar)(?= |$)',
  ],
  selfHarm: [
    '(?:खुद को|ख़ुद को|अपने आप को|अपनी कलाई|अपना हाथ|अपने हाथ) ~ (?:काट|नुकसान|चोट|जला|काटता|काटती|काटना|काटने)(?= |$)',
    '(?:khud ko|apne aap ko|apni kalai|apna hath) ~ (?:kaat|kat|nuksan|chot)(?= |$)',
  ],
  means: [
    '(?:गोलियां|गोलियाँ|दवाइयां|नींद की गोलियां) ~ (?:सामने|मेज पर|हाथ में|काफी|गिन)(?= |$)|(?:पुल पर|छत पर|पटरी पर) ~ (?:खड़ा|खड़ी|बैठा|बैठी|खडा|खडी)(?: \\S+){0,4} (?:कूद|कूदने|कूदना|सोच)',
    '(?:नींद की गोलियां|गोलियां|गोलियाँ|ज़हर|जहर|दवाइयां) ~ (?:खा|खाकर|खाने|इकट्ठा|जमा|निगल|पी)(?= |$)',
    '(?:रस्सी|फंदा|बंदूक|पिस्तौल|ब्लेड) ~ (?:तैयार|खरीद|ले ली|लगा|भरी)(?= |$)|फांसी (?:लगा|लगाना|लगाने|लगाकर)',
    '(?:पुल से|छत से|ट्रेन के आगे|ट्रेन के सामने|बालकनी से|खिड़की से) ~ (?:कूद|कूदना|कूदने|छलांग)(?= |$)',
  ],
  farewell: [
    '(?:सुसाइड नोट|आखिरी चिट्ठी|आख़िरी चिट्ठी|आखिरी खत)',
    '(?:मेरे बिना|मेरे न होने|मेरे बगैर) ~ (?:खुश|बेहतर|अच्छा|अच्छे|आराम)(?= |$)',
    '(?:सब पर|सबके लिए|परिवार पर|सिर्फ|बस) ~ बोझ(?: \\S+)? (?:हूं|हूँ|बन)|बोझ (?:हूं|हूँ|बन गया)',
    '(?:अलविदा) ~ (?:सब|सबको|दोस्तों|माफ|हमेशा)(?= |$)',
  ],
}

const indonesian: LanguageSigns = {
  not: 'tidak|gak|nggak|ga|enggak|ngga|jangan|tak|bukan|belum',
  unless: { means: 'apotek|panjat|ayunan' },
  dying: [
    '(?:tuhan|ya allah|allah) ~ (?:ambil nyawaku|cabut nyawaku|cabut aja nyawaku|ambil aku|panggil aku)(?= |$)',
    '(?<!(?:^| )(?:kaki|paha|betis|lutut|otot|lengan|perut|napas|nafas|paru paru|jantung)(?:ku|nya)?(?: [^ ]+){0,2} )(?:ingin|mau|pengen|pingin|pengin|kepingin|berharap|pgn|pengennya|lebih baik|mending) ~ (?:mati|meninggal|mati saja|mati aja|hilang selamanya|lenyap|tidak pernah lahir|gak pernah lahir|mampus)(?! kutu| gaya| lampu| ketawa| karena malu| rasanya| kelaparan)',
    '(?:tidak|gak|nggak|ga|enggak|ngga|tak|udah gak|sudah tidak) (?:ingin|mau|pengen|sanggup|kuat|bisa|pingin|ada keinginan)(?: lagi| untuk){0,2} (?:hidup|bangun lagi|ada di sini|ada di dunia|melanjutkan hidup|jalani hidup)(?= ?$| ,| lagi| seperti| kayak| begini)',
    '(?:tidak|gak|nggak|ga|enggak|ngga|tak|udah gak) (?:sanggup|kuat|tahan)(?: lagi)(?= ?$| ,)|udah (?:gak|ga|nggak) (?:kuat|sanggup|tahan)(?= ?$| ,| lagi)',
    '(?:capek|lelah|bosan|cape|muak|capai) (?:hidup|dengan hidup|sama hidup|menjalani hidup|banget hidup)(?! (?:di|sendiri|dengan|sama)(?= ))',
    '(?:semoga|harap|ingin|pengen|tidur) ~ (?:tidak|gak|nggak|ga|tak) (?:bangun|pernah bangun|akan bangun|usah bangun)(?= ?$| lagi| besok| ,)',
    '(?:bunuh diri|gantung diri|membunuh diriku|bunuh diriku|habisi diri|mengakhiri hidup\\S{0,2}|akhiri hidup\\S{0,2}|mengakhiri semua\\S{0,3}|akhiri semua\\S{0,3})(?= ?$| ,| saja| aja| ini| malam| lagi| besok| sekarang| karena| rasanya| biar)',
    '(?<!(?:^| )(?:kaki|paha|betis|lutut|otot|lengan|perut|napas|nafas|paru paru|jantung)(?:ku|nya)?(?: [^ ]+){0,2} )(?:terpikir|kepikiran|memikirkan|pikiran|mikirin|mencoba|berpikir|niat|rencana|ingin|mau|pengen|coba) ~ (?:bunuh diri|mengakhiri hidup|kematian|mati|gantung diri|mengakhiri hidupku)(?= ?$| ,| lagi| terus| saja| aja)',
    '(?:tidak|gak|nggak|ga|tak) (?:ada )?(?:lagi )?(?:alasan|gunanya|artinya|tujuan)(?: lagi)? (?:untuk |buat |aku |saya ){0,2}hidup|hidup(?:ku| saya| aku)? (?:ini )?(?:sudah |udah )?(?:tidak|gak|nggak|ga|tak) (?:ada artinya|berarti|ada gunanya|berguna|layak)',
  ],
  selfHarm: [
    '(?:menyakiti|melukai|menyilet|nyakitin|menyayat|nyilet|sayat|silet|ngelukain) (?:diri|diriku|diri sendiri|tangan|tanganku|lengan|pergelangan)(?= |$)|self ?harm(?= lagi|$)',
  ],
  means: [
    '(?:obat tidur\\S{0,3}|semua pil\\S{0,3}) (?:\\S+ ){0,3}?(?:kumpulkan|kumpulin|kukumpulkan|timbun)(?= ?$| ,| buat| untuk)|minum semua(?:nya)? (?:obat\\S{0,3} )?(?:biar|supaya|agar) (?:selesai|berakhir|mati|tidur selamanya|semua berakhir)',
    '(?:obat|pil|obat tidur) ~ (?:di depanku|di meja|di tangan|sudah cukup|udah cukup)(?= |$)|(?:berdiri|duduk) ~ (?:jembatan|atap|rel|tepi|balkon) ~ (?:lompat|loncat|terjun|melompat|mikir)|(?:pisau|silet|pistol) ~ (?:di tanganku|di tangan|di sampingku)',
    '(?:minum|menelan|telan|kumpulin|mengumpulkan|nelen) ~ (?:obat tidur|semua obat|pil|semua pil|racun|baygon|obat sebanyak)(?= |$)',
    '(?:tali|pistol|silet|pisau) ~ (?:sudah siap|siap|sudah kubeli|udah siap|udah beli|buat gantung)(?= |$)|(?:beli|siapkan|siapin) ~ tali (?:buat|untuk) (?:gantung|mati)',
    '(?:lompat|loncat|terjun|melompat) ~ (?:dari jembatan|dari gedung|dari atap|dari balkon|ke rel|ke depan kereta|dari lantai)',
  ],
  farewell: [
    'surat (?:perpisahan|wasiat terakhir|bunuh diri)|pesan terakhirku?',
    '(?:semua|mereka|kalian|keluarga|dunia|anak|orang) ~ (?:lebih baik|lebih bahagia) ~ tanpa (?:aku|saya|diriku|gue|ku)|tanpa (?:aku|saya|diriku|gue) ~ (?:lebih baik|lebih bahagia)',
    '(?:cuma|hanya|jadi|adalah) ~ beban(?= ?$| ,| bagi| buat| keluarga| semua| orang)',
    '(?:selamat tinggal) ~ (?:semua|semuanya|dunia|maafkan|selamanya)(?= |$)',
  ],
}

const chinese: LanguageSigns = {
  not: '不|没|沒|别|別',
  unspaced: true,
  dying: [
    '(?:想|好想|只想|真想|要|求|盼着)(?:去|快点|赶紧|现在就|就这样|马上|一)?死(?!磕|守|党|记|板|机|我了|你|妳|他|她|家|这|那)(?:了算了|掉|一死|了之|去)?',
    '(?:不想|不愿|没法|沒法|活不|不願)(?:再|继续|繼續|想)?(?:活|活着|活下去|下去了|醒来|醒過來|存在|活著)(?:了)?',
    '(?:撑|撐|坚持|熬|活|堅持)不(?:下去|住)(?:了)?(?:$|[，,])',
    '(?:活着|活著|活|人生|生活|生命)(?:真的|已经|还|還|对我)?(?:没|沒|毫无|有什么|没有|還有什麼|还有什么|有什麼|太)(?:什么|任何|啥)?(?:意义|意思|意義|累了|用)',
    '(?:活够了|活腻了|活夠了|活膩了|厌世|厭世|轻生|輕生|寻死|尋死|了结自己|了結自己|结束自己|結束自己|结束(?:我的|这条)?生命|結束生命|自我了断|一了百了)',
    '(?:想|要|打算|考虑|考慮|试过|試過|计划|计畫|企图|念头|準備|准备)(?:要|着|过|過)?(?:自杀|自殺|自尽|自盡|跳楼|跳樓|上吊|割腕|烧炭|燒炭|跳河|跳桥|跳橋|卧轨|服毒)',
    '(?:自杀|自殺)(?:的)?(?:念头|念頭|想法|算了|计划|遗书)',
    '(?:希望|真想|宁愿|但愿|寧願)(?:自己)?(?:明天)?(?:再也|就|永远|能|從此)?(?:不要|不会|不用|不)(?:再)?醒(?:来|過來|过来)?',
    '(?:要是|如果|宁愿|真希望|寧願)(?:我)?(?:从来)?没(?:有)?(?:出生|生下来|来过)|(?:活着|活著)(?:不如|还不如)死|生不如死|(?:不如|还不如|還不如)死(?:了)?',
    '(?:想要|想)?(?:杀死|杀了|殺死|殺了)(?:我)?自己',
  ],
  selfHarm: ['(?:割腕|自残|自殘|自伤|自傷|割自己|划自己|伤害自己|傷害自己|烫自己)'],
  means: [
    '(?:安眠药|安眠藥|药片|藥片|药|藥|绳子|繩子|刀|刀片)(?:.{0,4})(?:摆在|擺在|放在|就在|拿在)(?:.{0,4})(?:面前|手里|手裡|桌上|眼前|床头)|数(?:了|着|完)?(?:.{0,4})(?:安眠药|药片)',
    '(?:买|攒|存|準備|准备|囤|買|吞|吃)(?:好|了|下|够|完|夠)?(?:一整瓶|一瓶|很多|所有|整瓶)?(?:的)?(?:安眠药|安眠藥|农药|農藥|绳子|繩子|木炭|刀片)(?:了|自杀)?',
    '(?:站在|走到|爬上|从|從)(?:了)?(?:桥上|楼顶|天台|樓頂|橋上|桥边|阳台|窗边|铁轨)(?:.{0,6})(?:跳|结束|想|往下)',
    '(?:想|要|就)(?:从|從)?(?:.{0,4})(?:跳下去|撞车|撞火车)',
  ],
  farewell: [
    '(?:遗书|遺書)(?:.{0,4})(?:写|寫|好|准备)|(?:写|寫)(?:好|了|完)?(?:.{0,3})(?:遗书|遺書|绝笔)',
    '(?:没有|沒有|没|少)(?:了)?我(?:.{0,8})(?:更好|更幸福|轻松|輕鬆|会好|過得)',
    '(?:我)(?:只|就|只是|真)?(?:是)(?:.{0,5})(?:累赘|累贅|负担|拖累|負擔|包袱)',
    '(?:永别了|永別了|来世再见|来生再见|再见了.{0,3}(?:世界|大家)|再見了.{0,3}世界|后事|後事)',
  ],
}

const japanese: LanguageSigns = {
  not: '',
  unspaced: true,
  dying: [
    '死に(?:たい|たく(?:て|なる|なっ|なり)|てえ|てぇ|たかった)',
    '(?:もう|早く|いっそ|このまま|今すぐ|いますぐ)?(?:死んで|しんで)(?:しまい|しまえ|楽に|らくに|しまったほうが|も(?:いい|構わない))(?:たい|たら|なり|いい|ば)?',
    '(?:消え(?:たい|てしまいたい|てなくなりたい|ちゃいたい)|いなくなりたい|居なくなりたい|生まれて(?:こなければ|来なければ|きたくなかった))',
    '(?:生き(?:て|る)?(?:い|居)?(?:たくない|たくなく|る意味(?:が|も|なんて)?(?:ない|無い|わからない|あるの)|る価値(?:が|も|なんて)?(?:ない|無い)|る理由(?:が|も)?ない|るのが?(?:つらい|辛い|疲れ|しんどい|嫌)|るのに疲れ|てる意味(?:が|も)?(?:ない|わからない)|ている意味(?:が|も)?(?:ない|わからない)|てい?たって仕方|てい?ても仕方|る気力))',
    '(?:もう)(?:限界|無理|耐えられない|終わりにしたい|終わらせたい|疲れた)(?:です|だ|。|$)?(?=$)',
    '(?:人生|命|全部|すべて|全て)(?:を)?(?:終わりに|終わらせ|絶ち|断ち|終え)(?:したい|たい|よう|る)',
    '(?:自殺|自死)(?:し(?:たい|よう|ます|そう)|を?(?:考え|図|試み)|願望|未遂|することを|の(?:こと|方法)(?:を|ばかり))',
    '(?:首を?(?:吊|つ)(?:り|って|ろう|る)|飛び降り(?:たい|よう|て|る)|飛び込(?:みたい|もう|んで)|自分を殺)',
    '(?:目が?覚め|朝が?来|起き)(?:なければ|ないで|なくていい|なきゃ|ませんように|ないといい)(?:いい|ほしい|欲しい|のに)?',
  ],
  selfHarm: ['(?:リスカ|リストカット|アムカ|自傷|手首を?(?:切|きっ)|腕を?切(?:っ|り|る)|自分を?(?:傷つけ|切っ|切り))'],
  means: [
    '(?:薬|睡眠薬|錠剤|ロープ|包丁|カッター)(?:.{0,6})(?:目の前|机の上|手に持って|手元に|数え|並べ)',
    '(?:薬|睡眠薬|錠剤)(?:を|が)?(?:大量に|全部|ため|貯め|溜め|いっぱい)(?:.{0,4})(?:飲|のん|込|て)|オーバードーズ|(?:od|ＯＤ)し(?:たい|て|よう)',
    '(?:ロープ|縄|練炭|包丁|刃物)(?:を|は|も)?(?:.{0,3})(?:買っ|用意し|準備し|準備でき)',
    '(?:橋|屋上|ホーム|ビル|ベランダ|線路)(?:から|に|の上)(?:.{0,8})(?:飛び|身を投げ|落ち(?:たい|れば)|立って)',
  ],
  farewell: [
    '遺書(?:.{0,3})(?:書|かい|用意)',
    '(?:私|僕|俺|自分|わたし|ぼく)(?:が|なんか|なんて|さえ)(?:い|居)(?:ない|なければ|なくなれば|なくなった|なくなっても|ない方が)(?:.{0,10})(?:幸せ|いい|楽|よく|誰も)',
    '(?:迷惑|お荷物|負担|重荷)(?:.{0,4})(?:だけの存在|でしかない|ばかりかけ|にしかなら)',
    '(?:さようなら|さよなら)(?:.{0,6})(?:みんな|皆|世界|永遠|ありがとう|ごめん)',
  ],
}

const korean: LanguageSigns = {
  not: '',
  unspaced: true,
  dying: [
    '죽고 ?싶|죽어 ?버리고 ?싶|죽었으면 ?(?:좋겠|해|싶)|죽는 ?게 ?(?:낫|나을|더 ?나)|죽어버릴까|죽을까 ?(?:생각|고민)|확 ?죽|죽을래|디지고 ?싶|뒤지고 ?싶',
    '살고 ?싶지 ?(?:가 ?)?않|살기 ?(?:가 ?)?(?:싫|힘들|지쳤|귀찮)|살고 ?싶은 ?(?:마음|생각)이? ?(?:없|안)|더 ?(?:이상 ?)?(?:못 ?살|살 ?수 ?없|살 ?이유)|그만 ?살고 ?싶|사는 ?게 ?(?:의미|지옥|지긋|너무 ?힘들|싫|지쳤)|살 ?(?:이유|의미|가치|필요)가? ?(?:없|안 ?보)|왜 ?사는지 ?모르',
    '(?:자살|극단적 ?선택|목숨을? ?끊|생을? ?마감|삶을? ?(?:끝내|마감|포기))(?:하고 ?싶|할까|을? ?생각|을? ?시도|충동|하려|할 ?거|을? ?할|을? ?하|고 ?싶|려고|싶|을 ?결심|할래| ?생각)',
    '(?:다 ?|모든 ?걸 ?|모든 ?것을 ?|이제 ?|전부 ?)(?:끝내고 ?싶|끝내 ?버리고 ?싶|그만두고 ?싶|포기하고 ?싶)',
    '(?:사라지고|없어지고|사라져 ?버리고) ?싶|태어나지 ?(?:말|않)았|안 ?태어났으면|(?:깨어나지|일어나지|눈을? ?뜨지|깨지) ?(?:않았으면|말았으면|않으면)|영원히 ?잠들고',
    '(?:더 ?(?:이상 ?)?|이제 ?|이젠 ?|도저히 ?)(?:못 ?버티|버틸 ?수 ?없|못 ?견디|견딜 ?수 ?없|못 ?하겠|버티기 ?힘들|힘이 ?없)',
    '(?:목을? ?(?:매|메)(?:고|달|서|려)|스스로 ?목숨|나를? ?죽이고)',
  ],
  selfHarm: [
    '자해(?:를|했|하고|하는|해|할|충동)?|손목을? ?(?:긋|그었|그어|긁|그을)|(?:내 ?몸에|나 ?자신을?|스스로를?|팔을?) ?(?:상처를? ?내|해치|칼로|그었|긋)',
  ],
  means: [
    '(?:수면제|알약|약|칼|밧줄|끈)(?:을|를|이|가|도)? ?(?:.{0,8})(?:앞에 ?놓|손에 ?들|세고 ?있|세어|바라보고|쳐다보고|모아 ?뒀|모아 ?놨)',
    '(?:수면제|약을?|알약) ?(?:을|를)? ?(?:모아|모으|한꺼번에|다 ?먹고|한 ?번에|잔뜩|털어)(?:.{0,6})|번개탄',
    '(?:밧줄|끈|칼|총|연탄)(?:을|를|도|은)? ?(?:샀|준비했|사 ?뒀|준비해|구했)',
    '(?:다리|옥상|한강|베란다|창문|건물|아파트|선로|지하철)(?:에서|로|에|위에서) ?(?:.{0,4})(?:뛰어 ?(?:내리|들)|떨어지|투신|몸을 ?던)',
  ],
  farewell: [
    '유서(?:를|도)? ?(?:쓰|썼|써|남기|남겼|적)',
    '(?:나|내가|제가|나만|저만) ?(?:없는 ?게|없으면|없어지면|없어도|사라지면|죽으면)(?:.{0,14})(?:행복|나을|낫|좋|편|슬퍼)',
    '(?:짐만|짐이|민폐만|짐일)(?: ?되|뿐)',
    '(?:다들|모두|여러분) ?(?:안녕히|잘 ?있어|잘 ?지내)(?:.{0,8})(?:미안|고마|마지막)',
  ],
}

export const otherSigns = {
  hu: hungarian,
  el: greek,
  tr: turkish,
  ar: arabic,
  hi: hindi,
  id: indonesian,
  zh: chinese,
  ja: japanese,
  ko: korean,
}
