import type { LanguageSigns } from './language-signs.ts'

const german: LanguageSigns = {
  not: 'nicht|nie|niemals|kein|keine|ohne',
  dying: [
    '(?:will|wollte|möchte|moechte|mag|werde|würde|wuerde|könnte|koennte|lieber) ~ (?:sterben|tot sein|verrecken)(?! an| als)',
    '(?:wünschte|wuenschte|wünsche|wuensche|hoffe|wenn) ~ (?:ich )?(?:wäre|waere|bin|nie geboren|sterbe|sterben)(?: nur| doch| einfach| endlich)? (?:tot|weg|gestorben|worden|würde|könnte)',
    '(?:ich )?(?:wäre|waere)(?: ich)?(?: am liebsten| lieber| gern| gerne| besser| doch| nur| einfach){1,2} (?:tot|nicht mehr da)',
    '(?:will|wollte|möchte|moechte|mag|kann) (?:einfach |so |wirklich ){0,2}nicht mehr ~ (?:leben|weiterleben|da sein|hier sein|existieren|aufwachen|auf der welt sein)',
    '(?:hoffe|will|wünschte|möchte|einschlafen|schlafen) ~ (?:und )?(?:nicht mehr|nie mehr|nie wieder|nicht)(?: \\S+){0,2} (?:aufwachen|aufzuwachen|aufwache|wach werden)',
    'ich (?:kann|will) (?:einfach )?nicht mehr(?= ?$| , )',
    '(?:halte|ertrage) (?:das|es|dieses|mein) ?(?:alles|leben)?(?: einfach)? nicht (?:mehr|länger|laenger)(?: aus)?(?= ?$| ,)',
    'keinen? (?:sinn|grund|lust)(?: mehr){0,1}(?: im| in meinem| am| zu| auf)?(?: das| dieses| meinem)? (?:leben|weiterzuleben|weiterzumachen)',
    '(?:das|mein) leben ~ (?:nicht (?:mehr )?(?:lebenswert|wert gelebt|ertragen)|keinen sinn)',
    '(?:mich|mir)(?: jetzt| heute| selbst| einfach){0,2} (?:umbringen|umzubringen|umbringe|töten|toeten|erhängen|erhaengen|aufhängen|erschießen|erschiessen|vergiften)',
    '(?:bring|bringe|brachte)(?: ich)? mich ~ um',
    '(?:mir|mein) (?:das |eigenes )?leben(?: zu)? (?:nehmen|genommen|beenden|beende)',
    '(?:allem|dem ganzen|meinem leben|dem leben|es) ~ (?:ein ende (?:setzen|machen|bereiten|zu setzen))',
    '(?:mit dem leben|mit allem) ~ (?:schluss machen|abgeschlossen)',
    '(?:denke|dachte|gedanken|überlege|plane|versuchte?|habe|hatte|wieder) ~ (?:selbstmord|suizid|selbstmordgedanken|suizidgedanken|den tod|ans sterben)',
    '(?:ich bin|fühle mich|bin wieder) ~ (?:suizidal|lebensmüde|lebensmuede)',
    '(?:niemand|keiner|keinem) ~ (?:würde|wuerde) ~ (?:vermissen|merken|auffallen) wenn ich (?:weg|tot|nicht mehr|sterbe|sterben)',
  ],
  selfHarm: [
    '(?:ritze|ritz|schneide|verletze)(?: ich)? mich(?! beim| in| an| am)',
    'mich ~ (?:selbst (?:zu )?(?:verletzen|verletzt|geschnitten|geritzt|verbrannt)|ritzen|zu ritzen|geritzt|selbst verletzt)',
    '(?:selbstverletzung|selbstverletzendes)(?= |$)',
    'mir (?:selbst )?(?:weh tun|wehtun|wehzutun|die arme aufschneiden|die pulsadern)',
  ],
  means: [
    '(?:tabletten|pillen|schlaftabletten) ~ (?:gesammelt|geschluckt|gehortet|alle nehmen|alle schlucken|bereit)',
    '(?:alle|überdosis|ganze packung) ~ (?:tabletten|pillen|schlaftabletten) ~ (?:nehmen|schlucken|nehme|genommen)',
    '(?:strick|seil|pistole|waffe|rasierklingen?) ~ (?:liegt|gekauft|bereit|besorgt|geladen|um den hals)',
    '(?:vor|auf) (?:den|einen|die) (?:zug|bahn|gleise|schienen) ~ (?:werfen|springen|legen|geworfen|schmeißen)',
    '(?:von|vom) (?:der|einer|dem|einem)? ?(?:brücke|bruecke|dach|hochhaus|balkon) ~ (?:springen|stürzen|gesprungen|zu springen)',
  ],
  farewell: [
    '(?:abschiedsbriefe?|abschiedsbrief)(?= |$)',
    '(?:alle|allen|ihr|sie|familie|kinder|frau|welt|es|euch) ~ (?:wären|waeren|wäre|waere|ist|sind|seid|würde|würden|geht|ginge)(?: \\S+){0,3} (?:besser (?:dran )?ohne mich|ohne mich besser)',
    'ohne mich ~ (?:besser dran|besser gehen|besser|leichter)',
    '(?:bin|falle|ich) ~ (?:allen|euch|nur|jedem|meiner familie)(?: nur)?(?: eine| zur)? (?:last|belastung|ballast)',
    '(?:lebt wohl|leb wohl|macht es gut|machts gut) ~ (?:ich|danke|es tut|für immer|verzeiht)',
    '(?:wenn|bis) (?:du|ihr) das (?:liest|lest|hier lest) ~ (?:bin ich|nicht mehr|tot|weg)',
    '(?:testament|alles|dinge|papiere) ~ (?:geregelt|gemacht|geordnet|erledigt) ~ (?:jetzt|nur noch|kann ich) ~ (?:gehen|weg)',
  ],
}

const dutch: LanguageSigns = {
  not: 'niet|nooit|geen|zonder',
  dying: [
    '(?:wil|wou|wilde|wens|hoop|wenste|zou) ~ (?:dood|sterven|doodgaan|dood zijn|dood gaan|dood was|nooit geboren)(?! aan)',
    '(?:was|wens dat) ik (?:maar )?(?:dood|er niet meer|nooit geboren)',
    '(?:wil|kan|hoef|zin om) (?:echt |gewoon )?niet (?:meer|langer) ~ (?:leven|verder leven|er zijn|bestaan|wakker worden|door leven|doorgaan|verder)',
    'ik (?:kan|trek) (?:het |dit )?(?:echt |gewoon )?niet meer(?= ?$| ,)',
    '(?:hoop|wil|ga) ~ (?:nooit|niet) meer wakker (?:te )?(?:word|worden)',
    'geen (?:zin|reden|doel)(?: meer)? (?:in het leven|om te leven|om door te gaan|in leven|meer om te leven)',
    '(?:het )?leven ~ (?:niet meer waard|geen zin meer|niet waard|zat|beu|beëindigen|einde maken)',
    '(?:mezelf|me|mijzelf|mij) ~ (?:van kant (?:te )?maken|doden|ophangen|op te hangen|doodschieten|doodmaken|te doden|verdrinken|van het leven beroven)',
    '(?:eind|einde) (?:aan|aan mijn)(?: \\S+){0,2} (?:maken|leven)|een eind aan (?:maken|mijn leven)|er een eind(?:e)? aan (?:te )?maken',
    '(?:denk|dacht|gedachten|plan|poging|heb|over|weer) ~ (?:zelfmoord|zelfmoordgedachten|zelfdoding|suïcide|suicide)(?! van| bij)',
    '(?:ben|voel me) ~ (?:suïcidaal|suicidaal|levensmoe)',
  ],
  selfHarm: [
    '(?:snijd|snij|sneed|verwond|krab|brand) (?:ik )?(?:me|mezelf|mij)(?= zelf|$| weer| opnieuw| elke)',
    '(?:mezelf|me) ~ (?:pijn (?:te )?doen|snijden|te snijden|gesneden|verwonden|iets aandoen|iets aan (?:te )?doen|verminken)',
  ],
  means: [
    '(?:pillen|tabletten|slaappillen) ~ (?:gespaard|opgespaard|verzameld|slikken|ingenomen|klaar|nemen)',
    '(?:touw|pistool|wapen|mes|strop) ~ (?:klaar|gekocht|ligt|geladen|om mijn nek)',
    '(?:voor|onder|van) (?:de|een) (?:trein|brug|dak|flat|metro) ~ (?:springen|gooien|spring|te springen|gaan liggen)',
  ],
  farewell: [
    '(?:afscheidsbrief|afscheidsbrieven)(?= |$)',
    '(?:iedereen|jullie|ze|mijn \\S+|wereld|zij|hen|kinderen) ~ (?:beter af|gelukkiger|beter) (?:zijn )?zonder (?:mij|me)',
    'zonder (?:mij|me) ~ (?:beter af|beter|gelukkiger)',
    '(?:ben|voel me) ~ (?:tot last|een last|een blok aan het been)(?= |$)',
    '(?:vaarwel|sorry voor alles|bedankt voor alles) ~ (?:ik|iedereen|vergeef|ik ben er)',
    'als (?:je|jullie) dit (?:leest|lezen) ~ (?:dood|weg|er niet meer)',
  ],
}

const swedish: LanguageSigns = {
  not: 'inte|aldrig|ej|utan',
  dying: [
    '(?:vill|ville|önskar|hoppas|skulle vilja) ~ (?:dö|vara död|var död|försvinna för alltid|inte fanns|aldrig fötts)(?! av)',
    '(?:vill|orkar|kan) (?:bara |verkligen )?inte (?:leva|finnas|finnas till|vara här|vakna|existera|fortsätta leva|leva längre|mer|längre)(?= ?$| ,| längre| mer| i morgon| imorgon| mera)',
    '(?:hoppas|vill|somna) ~ (?:aldrig|inte) ~ (?:vaknar?|vakna)(?= ?$| igen| mer| i morgon| imorgon)',
    '(?:ingen|inget) (?:mening|anledning|skäl)(?: \\S+){0,2} (?:leva|livet|att leva|fortsätta)',
    'livet (?:är )?(?:inte|är inte) (?:värt|värt att leva)',
    '(?:ta|tar|tog|avsluta|göra slut på) (?:mitt (?:eget )?liv|livet av mig|livet)',
    '(?:döda|hänga|skjuta|dränka) mig(?: själv)?(?= |$)',
    '(?:tänker|tänkt|tankar|försökt?|planerar|funderar) ~ (?:självmord|självmordstankar|ta livet|att dö)',
    '(?:har|känner mig|är) ~ (?:självmordstankar|självmordsbenägen|suicidal|livstrött)',
  ],
  selfHarm: [
    '(?:skär|skar|skära|skurit|skada|skadar|skadat|bränner|bränna|göra) mig (?:själv|illa|igen)(?! slack)',
    '(?:självskadebeteende|självskada)(?= |$)',
    '(?:skär|skära|skurit) (?:mig|sönder) ~ (?:armarna|armen|handlederna|benen)',
  ],
  means: [
    '(?:tabletter|piller|sömntabletter) ~ (?:sparat|samlat|tagit|ta alla|svälja|svalt|redo)|(?:sparat|samlat|ta alla|svälja|svalde) ~ (?:tabletter|piller|sömntabletter)',
    '(?:repet|rep|pistol|vapen|geväret|rakblad) ~ (?:redo|köpt|ligger|laddat|laddad)',
    '(?:hoppa|kasta mig|slänga mig|ställa mig) ~ (?:framför|från|från en|på) (?:en |ett )?(?:tåget|tåg|bron|bro|taket|spåret|spåren|balkongen)',
  ],
  farewell: [
    '(?:avskedsbrev|självmordsbrev)(?:et)?(?= |$)',
    '(?:alla|ni|de|familjen|barnen|världen|det) ~ (?:bättre|lyckligare|lättare) ~ utan mig',
    '(?:är|känner mig som) (?:bara )?en (?:börda|belastning)(?= |$)',
    'när (?:du|ni) läser (?:det här|detta) ~ (?:är jag|död|borta|inte längre)',
    '(?:farväl|adjö|hejdå) ~ (?:allihop|alla|för alltid|förlåt|jag orkar)',
  ],
}

const norwegianAndDanish: LanguageSigns = {
  not: 'ikke|aldri|aldrig|ingen|uten|uden|ikkje',
  dying: [
    '(?:vil|ville|ønsker|ønsker bare|håper|håber|skulle ønske|ville ønske) ~ (?:dø|være død|være dø|var død|forsvinne for alltid|aldri var født|aldrig var født)(?! av| af)',
    '(?:vil|orker|kan|gider|ønsker) (?:bare |virkelig )?ikke (?:å |at )?(?:leve|være her|være i live|våkne|vågne|eksistere|mere|mer|lenger|længere)(?= ?$| ,| mer| mere| lenger| længere| igjen| igen)',
    '(?:håper|håber|vil|sovne) ~ (?:aldri|aldrig|ikke) ~ (?:våkner|våkne|vågner|vågne)(?= ?$| igjen| igen| opp| op| mer)',
    '(?:ingen|ikke noen|ikke nogen|ikke noe) (?:mening|grunn|grund|vits|grunn til)(?: \\S+){0,3} (?:leve|livet|fortsette)',
    'livet (?:er )?(?:ikke|er ikke) (?:verdt|værd|verd)',
    '(?:ta|tage|tar|tager|tok|tog|avslutte|afslutte|ende) (?:mitt (?:eget )?liv|mit (?:eget )?liv|livet av meg|livet af mig|livet mitt)',
    '(?:drepe|dræbe|henge|hænge|skyte|skyde|slå) (?:meg|mig)(?: selv)?(?: ihjel)?(?= ?$| selv| ihjel| ,)',
    '(?:tenker|tænker|tanker|prøvde|forsøkt?|forsøgt?|planlegger|planlægger|overveier|overvejer|har) ~ (?:selvmord|selvmordstanker|ta livet|tage livet|å dø|at dø)',
    '(?:er|føler meg|føler mig) ~ (?:suicidal|selvmordstruet|livstrett|livstræt)',
  ],
  selfHarm: [
    '(?:kutter|kutte|kuttet|skader|skade|skadet|skærer|skære|skåret|skjærer|brenner|brænder|cutter|cutte) (?:meg|mig)(?: selv| igjen| igen)',
    '(?:selvskading|selvskade|selvskader)(?= |$)',
    '(?:gjøre|gøre) (?:meg|mig) (?:selv )?(?:vondt|ondt)|(?:gjøre|gøre) (?:vondt|skade) på (?:meg|mig) selv',
  ],
  means: [
    '(?:tabletter|piller|sovepiller|tablettene|pillerne) ~ (?:spart|samlet|samla|tatt|taget|svelge|sluge|klar|ta alle)|(?:spart|samlet|ta alle|tage alle|slugt|svelget) ~ (?:tabletter|piller|sovepiller|pillene|pillerne)',
    '(?:tauet|tau|reb|rebet|pistol|våpen|våben|barberblad) ~ (?:klar|klart|kjøpt|købt|ligger|ladd|ladt)',
    '(?:hoppe|kaste meg|kaste mig|stille meg) ~ (?:foran|fra|ut fra|ud fra|på) (?:en |et )?(?:toget|tog|broen|broa|bro|taket|taget|skinnene|skinnerne|altanen)',
  ],
  farewell: [
    '(?:avskjedsbrev|afskedsbrev|selvmordsbrev)(?:et)?(?= |$)',
    '(?:alle|dere|de|familien|barna|børnene|verden|det) ~ (?:bedre|lykkeligere|lettere) ~ (?:uten|uden) (?:meg|mig)',
    '(?:er|føler meg som|føler mig som) (?:bare |kun )?en (?:byrde|belastning)(?= |$)',
    'når (?:du|dere|i) leser? (?:dette|det her) ~ (?:er jeg|død|borte|ikke lenger|væk)',
    '(?:farvel|adjø|ha det) ~ (?:alle sammen|alle|for alltid|tilgi|tilgiv|jeg orker)',
  ],
}

export const germanicSigns = {
  de: german,
  nl: dutch,
  sv: swedish,
  no: norwegianAndDanish,
  da: norwegianAndDanish,
}
