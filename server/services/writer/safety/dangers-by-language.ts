import type { TextLanguage } from '#contract/text-language.ts'
import { normalizeText } from './normalize.ts'
import { explanations, type RefusalReason } from './refusal-reasons.ts'

/**
 * The most important dangers in other languages than English. Each paragraph is one rule: a reason, groups of words
 * after `+`, and words after `-`. A sentence breaks the rule if it has a word of each group and none after the minus.
 *
 * A word stands for all words that begin with it; `=` at its end stands for that word only, `#` for the end of the
 * sentence, and `*` at its beginning also finds it inside a word. Wishes to die are in the table of the crisis card.
 */
const rules: Partial<Record<TextLanguage, string>> = {
  de: `
    violence: schlag|hau=|verprügel|ohrfeig + beleidigt|beschimpft|provoziert - nicht|vorschlag|statt|ohne|boxsack
    medication: nimm=|nehme=|nehmen= + nicht= + *tablette|*medikament|antidepress|insulin=|pillen|betablocker|psychopharmaka|lithium - vergiss|vergess|verpass|arzt
    crash-diet: iss=|esse=|essen= + nichts + tage=|tagen=|tagelang|woche|wochen - süß|nach=|abends|uhr=|ungesund|tierisch
    dehydration: trink=|trinke=|trinken= + nichts + tage=|tag=|tagelang|stunden|woche - süß|alkohol|vor dem|nach=
    self-harm: beiß dich|beiß dir in|beiße dich|stich dich|kratz dich blutig
    self-harm: schlag dir|schlage dir|hau dir|haue dir|gib dir + ins gesicht|ohrfeige|eine rein|auf den kopf
    self-harm: ritz|schlag dich|schlage dich|mich schlagen|dich schlagen|schneide dich|schneid dich|dich schneiden|
      mich schneiden|schneide dir in|verbrenn dich|verbrenne dich|mich verbrennen|bestrafe dich|mich bestrafen|
      dich bestrafen|verletz dich|verletze dich|mich verletzen|mich selbst verletz|dich selbst verletz|
      ohrfeige dich|dich ohrfeig
    self-harm: halt|leg|steck|drück + hand über|hand in|hand auf|finger über|finger in|arm über|arm in + kerze|
      flamme|feuerzeug|feuer=|herdplatte|kochend|klinge
    crash-diet: nichts essen|nichts zu essen|gar nichts ess|ohne essen|ohne nahrung|kein essen|keine nahrung|
      aufhören zu essen|nur wasser|keine mahlzeit|nichts mehr essen|iss nichts|iss gar nichts|hungere|hungern|
      wasserfasten|saftfasten|trockenfasten|nulldiät + tag=|tage=|tagen=|tagelang|woche|wochen|monat|sommer|abnehm
      - nach=|uhr=|abends|süß|vor dem
    eating-disorder: kotz|erbrich|erbrechen|abführmittel|finger in den hals|übergib dich + essen|mahlzeit|abnehm|
      jede|nach|nimm|nehm|dich|mich
    dehydration: nichts trinken|nichts zu trinken|ohne wasser|kein wasser|ohne zu trinken|essen und trinken|
      keine flüssigkeit|trink nichts + nichts|ohne|kein + tag=|tage=|tagen=|tagelang|woche|stunden
    sleep-deprivation: wach bleib|wachbleib|ohne schlaf|nicht schlafen|bleib wach|kein schlaf|wach= + tage=|tagen=|
      nächte=|stunden=|nacht=
    medication: absetz|abgesetz|setz|weglass|lass|nicht mehr|wegwerf|wirf|reduzier|halbier|verdoppel|ohne|aufhör|
      hör auf|runter|verzicht|ausschleich|kein|nimm keine + *tablette|*medikament|antidepress|insulin=|pillen|
      betablocker|blutverdünn|lithium|psychopharmaka|blutdrucksenker|schlafmittel|benzo|tavor|xanax|valium|opioid|
      tramadol - mit dem arzt|mit deinem arzt|deinen arzt|beim arzt|ärztin|apothek
    dependence: kalten entzug|kalter entzug|entzug ohne|alleine entzieh|von heute auf morgen + alkohol|trinken|
      saufen|schnaps|wodka|bier=|wein=|benzo|drogen
    dependence: aufhör|hör|stopp|weglass|verzicht|ohne|kein|weniger|trocken + alkohol|trinken|saufen|schnaps|wodka|
      bier=|wein= + flasche|zitter|alkoholiker|abhängig|säufer|entzug|jahrelang|seit jahren|jahren trink
    heavy-drinking: sauf|betrink|besauf|trink + umfallen|umfällst|umfalle|koma|flasche wodka|flasche schnaps|
      filmriss|betrunken|kampftrinken|betrink dich|besauf dich
    violence: schlag|verprügel|prügel|hau=|haue|ohrfeig|töte|ermord|umbring|bring ihn um|verletz|erwürg|erstech
      + frau=|freundin|kind|sohn=|tochter|jemand|ihn=|ihm=|nachbar|chef|bruder|hund|katze|menschen|leute|fremden|
      mobber|kollege - vor#|vorschlag|entschuld|vergeb|vergib|verzeih|sahne
    violence: räche dich|rache an|rache nehmen|heimzahlen|zahl es ihm heim|blutrache
    weapons: messer|waffe|pistole|gewehr|bombe|revolver|schlagring + trag|mitnehm|nimm|dabei|kauf|bau|führ|steck|
      geladen|unter dem|schlaf - küche|koch|gemüse|taschenmesser|schnitz|besteck
    coercion: kontrollier|überwach|lies|lese|durchsuch|verfolg|spionier|check|les= + handy deiner|handy meiner|
      nachrichten deiner|nachrichten meiner|ihr handy|ihre nachrichten|telefon deiner|standort deiner|chats deiner|
      ausgaben deiner|deine frau|deine freundin + handy|nachrichten|telefon|standort|chats|ausgaben|auf schritt|
      heimlich
    coercion: verbiet|verbot|zwing|hindere|lass deine frau nicht|lass deine freundin nicht|lass sie nicht|
      erlaube deiner + frau|freundin|partnerin|sie + freunde|freundinnen|ausgehen|aus dem haus|arbeiten|treffen|
      sehen|raus|familie|sex|kontakt|nicht
    stunts: fahr|ras=|rase + mit 150|mit 160|mit 180|mit 200|mit 220|mit 250|200 km h|180 km h|betrunken|besoffen|
      geschlossenen augen|augen zu|ohne licht|ohne helm
    stunts: steh|stell|leg|lauf|sitz|geh|warte|balancier + gleis|schienen|autobahn
    stunts: spring|balancier|kletter|steig + von einer brücke|von der brücke|dach=|dächer|balkon|kran=|ohne seil|
      ungesichert|hochhaus|ohne sicherung|strommast|klippe
    breath-holding: luft an=|atem an=|luft anhalten|atem anhalten`,
  es: `
    violence: pega=|pégale|golpea|abofetea + insult|provoque|falte al respeto - no=|sin=|en vez
    stunts: salta|tírate|lánzate|saltar + del puente|desde el puente|desde un puente|de un puente - no=
    self-harm: date un puñetazo|date una bofetada|date un golpe|date golpes|muérdete|pínchate
    self-harm: córtate|cortarme|cortarte|quémate|quemarme|quemarte|golpéate|golpearme|golpearte|abofetéate|
      castígate|hazte daño|hacerme daño|hacerte daño|lastímate|lastimarme|autolesi|aráñate|rasgúñate|arañarte|
      hazte un corte - el pelo|cabello|uñas|la barba
    self-harm: pon|mantén|sostén|acerca|aguanta|mete + mano=|dedo|brazo|palma + vela=|llama=|fuego|mechero|
      encendedor|hornilla|hirviendo
    crash-diet: no comas nada|no comer nada|sin comer nada|sin comer#|sin comer durante|sin comer por|
      deja de comer por|deja de comer durante|deja de comer#|dejar de comer por|ayuno de agua|ayuno seco|
      ayuno total|solo agua|sólo agua|no comas durante|no comas en|pasa hambre|mátate de hambre + día|días|semana|
      mes=|meses|boda|verano
    eating-disorder: vomit|laxante|púrgate|purgarte + comer|comida|después|adelgaz|peso|tom|cada|oblíg|provoc
    dehydration: no bebas agua|no beber agua|sin beber agua|sin agua|no tomes agua|sin tomar agua|no bebas nada|
      no beber nada|sin beber nada + día|días|horas|semana|nada - ducha
    sleep-deprivation: sin dormir|no duermas en|no duermas durante|no dormir en|no dormir durante|despierto + días|
      noches|horas|noche - más|antes|mal=
    medication: deja|dejar|suspende|tira|abandona|no tomes|sin=|olvida|reduc|baja|dobla|salta|para de + pastilla|
      medicament|medicación|medicina=|antidepres|insulina|tratamiento|remedios|sertralina|litio|tranquilizante|
      ansiol|benzodia|opioide|somnífer|tramadol - con tu médico|con el médico|a tu médico|al médico
    dependence: deja|dejar|para=|sin=|menos|abandona + alcohol|beber|tomar|vodka|cerveza|vino|trago + botella|
      de golpe|años de|alcohólic|tembl|de repente|abstinencia|en seco
    heavy-drinking: emborráchate|emborracharme|bebe hasta|beber hasta|toma hasta
    violence: pégale|pegarle|pegar a|golpea a|golpéal|golpear a|golpear a|dale una paliza|mata a|mátal|matar a|
      apuñala|azota a|estrangula|dale un puñetazo|dale una bofetada|dale una cachetada|nalguea - puerta
    violence: véngate|venganza|vengarte|vengarme
    weapons: pistola|arma=|armas=|cuchillo|navaja|bomba=|rifle|escopeta + lleva|llevar|porta|compra|cargad|usa=|
      dispara|duerme|construye - cocina|verdura|de aire|bici
    coercion: revisa|controla|vigila|lee=|espía|rastrea|registra|mira + móvil de tu|celular de tu|teléfono de tu|
      mensajes de tu|ubicación de tu|su móvil|su celular|su teléfono|whatsapp de tu|gastos de tu|sus mensajes
    coercion: no dejes que|no la dejes|prohíbe|prohibe|impide|obliga a|no permitas que|insiste + mujer|esposa|novia|
      pareja|ella|la= + salir|amig|ver=|trabajar|vea|salga|familia|sexo|hable|hablar|permiso
    stunts: conduc|maneja|acelera|conduzca + a 150|a 160|a 180|a 200|a 220|a 250|borracho|ebrio|ojos cerrados|
      sin casco|sin luces
    stunts: párate|quédate|camina|acuéstate|túmbate|siéntate|espera + vías|vía del tren|raíles|rieles|autopista
    stunts: salta|escala|trepa|sube|cuélgate + tejado|azotea|grúa|desde un puente|del puente|sin cuerda|balcón|
      sin arnés|acantilado
    breath-holding: aguanta la respir|aguantar la respir|contén la respir|contener la respir|sin respirar`,
  fr: `
    violence: frappe|gifle|cogne|tabasse + insulte|provoque|manque de respect - ne=|pas=|sans=|plutôt
    dependence: réduire|réduis|diminue|arrête + alcool|boire|vin= + tous les jours|chaque jour|quotidien + depuis|après + ans=
    self-harm: mords toi|donne toi une claque|donne toi un coup|donne toi une gifle|tape toi la tête
    self-harm: frappe toi|te frapper|me frapper|gifle toi|te gifler|me gifler|coupe toi|te couper|me couper|
      brûle toi|te brûler|me brûler|scarif|punis toi|te punir|me punir|fais toi mal|te faire mal|me faire mal|
      griffe toi|te blesser|me blesser|blesse toi|mutil|automutil - ongles|cheveux|barbe|du monde
    self-harm: tiens|mets|garde|pose|tenir|mettre|garder|approche + main=|doigt|bras=|paume + bougie|flamme|feu=|
      briquet|plaque|bouillant
    crash-diet: ne mange rien|ne rien manger|rien manger|sans manger#|sans manger pendant|sans manger ni|sans boire ni manger|arrête de manger pendant|
      arrête de manger#|arrêter de manger pendant|jeûne sec|jeûne hydrique|jeûne total|jeûner pendant|jeûne pendant|
      rien avaler|que de l'eau|affame toi|sans rien manger + jour|semaine|mois - ramadan|écran|sucre|après|avant
    eating-disorder: vomir|vomis|laxatif|fais toi vomir + repas|manger|après|maigrir|prend|chaque|toi
    dehydration: ne bois rien|ne rien boire|sans eau=|ne bois pas d'eau|ne bois pas pendant|sans boire d'eau|
      sans boire pendant|ne pas boire d'eau|sans rien boire + jour|heures|rien|eau=|deau|semaine
    sleep-deprivation: sans dormir|ne dors pas pendant|ne pas dormir pendant|reste éveillé|rester éveillé + jour|
      nuit|heures
    medication: arrête|arrêter|stopp|jette|jeter|sans=|abandonne|diminue|réduis|double|saute|ne prends + médicament|
      cachet|comprimé|antidépress|insuline|traitement|pilules|anxiolyt|somnifère|benzo|xanax|lithium|opioïde|
      tramadol|morphine|lexomil|valium - avec ton médecin|au médecin|avec le médecin|avec un médecin|ton médecin
    dependence: arrête|arrêter|stopp|sans=|moins|sevrage + alcool|l'alcool|d'alcool|boire|vodka|bière|vin=|whisky
      + bouteille|brutal|d'un coup|années d|alcoolique|trembl|sevrage|depuis des années
    heavy-drinking: saoule toi|soûle toi|bois jusqu|boire jusqu|te saouler|me saouler
    violence: frappe|frapper|bats=|battre|tue=|tuer=|poignarde|gifle|tabasse|cogne|agresse|étrangle|fesse= + femme|
      copine|enfant|fils=|fille|quelqu'un|voisin|patron|chien|chat=|gens|inconnu - échecs|record|porte|rire
    violence: venge toi|vengeance|me venger|te venger
    weapons: pistolet|arme=|armes=|couteau|bombe=|fusil|révolver + porte|porter|achète|charg|utilise|tire=|dors|
      fabrique|garde|sors - cuisine|légume
    coercion: vérifie|contrôle|surveille|lis=|fouille|espionne|regarde + téléphone de ta|portable de ta|
      messages de ta|son téléphone|son portable|ses messages|localisation de ta|dépenses de ta|sms de ta
    coercion: interdis|empêche|ne laisse pas|oblige|force|insiste + femme|copine|compagne|elle= + sortir|ami|amies|
      voir|travailler|famille|sexe|coucher|cède|parler
    stunts: conduis|conduire|roule|rouler + à 150|à 160|à 180|à 200|à 220|à 250|200 km h|ivre|bourré|yeux fermés|
      les yeux|sans casque|sans phares
    stunts: tiens toi|reste|marche|allonge|couche|assieds|attends + rails|voies=|voie ferrée|autoroute
    stunts: saute|grimpe|escalade|monte|suspends + toit=|toits|grue=|du pont|d'un pont|sans corde|balcon|falaise|
      sans harnais
    breath-holding: retiens ta respir|retenir ta respir|retiens ton souffle|retenir sa respir|retenir ma respir|
      sans respirer|apnée - sommeil`,
  it: `
    violence: picchia=|colpisci|schiaffeggia + insulta|provoca|offende - non=|senza
    stunts: buttati|tuffati|lanciati + dal ponte|da un ponte - non=
    self-harm: datti uno schiaffo|datti un pugno|morditi|datti un colpo
    self-harm: tagliati|tagliarmi|tagliarti|bruciati|bruciarmi|bruciarti|colpisciti|colpirti|colpirmi|
      schiaffeggiati|picchiati|punisciti|punirmi|fatti male|farmi male|farti male|autolesion|graffiati - capelli|
      barba|unghie
    self-harm: tieni|metti|tenere|mettere|avvicina + mano=|dito|dita|braccio|palmo + candela|fiamma|fuoco|accendino|
      bollente
    crash-diet: non mangiare nulla|non mangiare niente|senza mangiare#|senza mangiare per|niente cibo|
      smetti di mangiare per|digiuno per|digiuna per|digiuno totale|digiuno ad acqua|mangiare niente|mangia niente|
      solo acqua + giorn|settiman|mese|mesi
    eating-disorder: vomit|lassativ
    dehydration: non bere acqua|senza bere acqua|senza acqua|non bere nulla|non bere niente|non bere per|
      senza bere#|senza bere per
    sleep-deprivation: senza dormire|non dormire per|sveglio + giorni|notti|ore= - presto|appena
    medication: smetti|smettere|sospendi|butta|senza|abbandona|riduci|dimezza|raddoppia|salta|lascia + farmac|
      pastigli|pillole|antidepress|insulina|medicin|ansiolit|sonnifer|benzodia|xanax|litio|oppioid|terapia - con il medico|al medico|col medico
    dependence: smetti|smettere|senza|meno=|basta + alcol|bere|vodka|birra|vino + bottiglia|di colpo|anni di|
      alcolist|tremo|tremi|tremor|astinenza|da anni
    heavy-drinking: ubriacati|ubriacarmi|bevi fino|bere fino
    violence: picchia=|picchiare|colpisci|colpire|uccidi|uccidere|ammazza|accoltella|schiaffeggia|strangola|
      prendi a pugni|prendi a schiaffi|pesta= + moglie|ragazza|fidanzata|figli|bambin|qualcuno|vicino|capo=|cane=|
      gatto|gente|sconosciut|bullo - scusa
    violence: vendicati|vendetta|vendicarti|vendicarmi
    weapons: pistola|arma=|armi=|coltello|bomba=|fucile + porta=|portare|compra|caric|usa=|spara|dormi|costruisci
      - cucina
    coercion: controlla|leggi|spia|sorveglia|fruga|traccia|guarda + telefono di tua|cellulare di tua|
      telefono della tua|cellulare della tua|messaggi di tua|messaggi della tua|suo telefono|suo cellulare|
      posizione di tua|spese di tua
    coercion: vieta|impedisci|non lasciare|obbliga|costringi|non permettere|insisti + moglie|ragazza|fidanzata|
      compagna|lei= + uscire|amic|vedere|lavorare|famiglia|sesso|esca|parlare
    stunts: guida|guidare + a 150|a 160|a 180|a 200|a 220|a 250|200 all'ora|ubriaco|occhi chiusi|senza casco|
      fari spenti
    stunts: stai|resta|cammina|sdraiati|siediti|aspetta + binari|autostrada
    stunts: salta|arrampic|sali|appenditi + tetto|gru=|dal ponte|da un ponte|senza corda|balcone|scogliera
    breath-holding: trattieni il respiro|trattenere il respiro|senza respirare|apnea - sonno|notturn`,
  pt: `
    self-harm: soco|tapa|bata|bater|belisque|morda + em si mesmo|em mim mesmo|no próprio rosto|em você mesmo|na própria
    self-harm: corte se|se corte|me cortar|se cortar|te cortar|queime se|se queime|me queimar|se queimar|bata em si|
      se bata|se bater|me bater|arranhe se|se arranhe|puna se|se puna|castigue se|se castigue|machuque se|
      se machuque|me machucar|automutil|autolesão|fira se - cabelo|barba|evit|sem se|não se
    self-harm: segur|ponha|coloque|mantenha|deixe|põe|bote + mão=|dedo|braço|palma + vela=|chama=|fogo|isqueiro|
      fervente|fervendo
    crash-diet: não coma nada|não comer nada|sem comer nada|sem comer por|sem comer durante|sem comer#|
      pare de comer por|parar de comer por|pare de comer#|jejum de água|jejum total|jejum seco|jejue por|sem comida|
      só água|passe fome + dia=|dias|semana|mês|verão
    eating-disorder: vomit|laxante
    dehydration: não beba água|sem beber água|sem água|não beba nada|sem beber nada|não beber água + dia|dias|horas|
      nada - banho
    sleep-deprivation: sem dormir|não durma|acordado + dias|noites|horas - mais|tarde
    medication: pare|parar|larga|largue|deixe|deixar|suspend|jogue fora|joga fora|sem=|abandon|reduz|dobre|pule
      + remédio|medicament|medicação|antidepress|insulina|comprimido|pílula|calmante|ansiol|rivotril|benzodia|lítio|
      opioide|tratamento|tramadol - com o médico|ao médico|com seu médico
    dependence: pare|parar|largue|largar|sem=|menos|deixe|deixar + álcool|beber|bebida|vodka|cerveja|cachaça|vinho
      + garrafa|de uma vez|anos de|alcoólatra|alcoolista|trem|abstinência|de repente
    heavy-drinking: embriague se|beba até|beber até|fique bêbado|encher a cara|encha a cara
    violence: bata|bater|bate=|mate=|matar|esfaque|surra|soque|esmurre|espanque|agrida|enforque|dê um tapa|
      dê um soco + mulher|esposa|namorada|filho|filha|criança|alguém|vizinho|chefe|cachorro|gato|pessoas|estranho
      - papo|porta|saudade|meta|bola|foto
    violence: vingue se|se vingue|vingança|me vingar|se vingar
    weapons: pistola|arma=|armas=|faca=|revólver|bomba=|espingarda + carreg|leve=|levar|porte|compre|use=|durma|
      atire|ande|construa - cozinha
    coercion: verifique|controle|controla|leia|espione|vigie|rastreie|mexa|olhe|confira|cheque + celular da sua|
      celular dela|telefone da sua|telefone dela|mensagens da sua|mensagens dela|localização da sua|
      localização dela|gastos da sua|gastos dela|whatsapp da sua|celular da tua
    coercion: proíba|proiba|impeça|não deixe|obrigue|force|não permita|insista + mulher|esposa|namorada|parceira|
      ela=|dela= + sair|amig|ver=|trabalhar|família|sexo|saia|fale|falar|ceder|ceda
    stunts: dirija|dirigir|conduza|acelere|pilote + a 150|a 160|a 180|a 200|a 220|a 250|bêbado|olhos fechados|
      sem capacete|sem farol|faróis apagados
    stunts: fique|ande|deite|sente|caminhe|espere + trilhos|linha do trem|rodovia
    stunts: pule|escale|suba|salte|pendure + telhado|guindaste|da ponte|de uma ponte|sem corda|sacada|penhasco
    breath-holding: prenda a respir|prender a respir|sem respirar|segure a respir|apneia - sono`,
  nl: `
    self-harm: geef jezelf een klap|bijt jezelf|stomp jezelf
    self-harm: sla jezelf|snij jezelf|snijd jezelf|snij in je|brand jezelf|verbrand jezelf|straf jezelf|
      verwond jezelf|doe jezelf pijn|mezelf snijden|mezelf pijn|mezelf slaan|mezelf straffen|kras in je|knijp jezelf
    self-harm: houd|hou=|leg|steek + hand=|vinger|arm= + kaars|vlam|vuur|aansteker|kookplaat|kokend
    crash-diet: niets eten|niks eten|eet niets|eet niks|zonder eten|stop met eten#|stop met eten voor|alleen water|
      geen eten|uithonger|hongerstak|sapvasten|watervasten + dag=|dagen|week=|weken|maand - na=
    eating-disorder: overgeven|overgeef|kots|braken|laxeer
    dehydration: niets drinken|niks drinken|drink niets|drink niks|geen water|zonder water + dag=|dagen|uur|week=
      - verspil|douch
    sleep-deprivation: wakker|zonder slaap|niet slapen|geen slaap + dagen|nachten|uur
    medication: stop|gooi|zonder|afbouw|bouw|halveer|verdubbel|sla=|laat|weg= + *medicijn|pillen|antidepress|
      insuline|tabletten|*tablet|slaappil|benzo|oxazepam|lithium|medicatie|kalmerings|opioïde - met je arts|met je dokter|huisarts
    dependence: stop|zonder|minder|geen + alcohol|drinken|drank=|bier|wijn|wodka + fles|cold turkey|jaren|
      alcoholist|tril|ineens|afkick
    heavy-drinking: bezuip|zuip|drink tot je|drink je klem
    violence: sla=|slaan|vermoord|doden|neersteken|stompen|stomp=|schop=|wurg|mishandel|sla je + vrouw|vriendin|
      kind|zoon|dochter|iemand|hem=|buurman|baas|hond|kat=|mensen|pestkop|vreemde - arm om|armen om|schouder
    violence: neem wraak|wraak nemen
    weapons: mes=|pistool|wapen|geweer|bom=|boksbeugel + draag|neem|koop|gelade|slaap|bouw|bij je|gebruik - keuken|
      snij
    coercion: controleer|check|lees|volg|bespioneer|doorzoek + telefoon van je|mobiel van je|haar telefoon|
      haar mobiel|berichten van je|haar berichten|locatie van je|uitgaven van je
    coercion: verbied|dwing|verhinder|laat je vrouw niet|laat je vriendin niet|laat haar niet + vrouw|vriendin|
      partner|haar + vrienden|vriendinnen|uitgaan|werken|familie|seks|huis=
    stunts: rijd|rij=|rijden|scheur + met 150|met 180|met 200|met 220|met 250|200 km|dronken|ogen dicht|
      gesloten ogen|zonder helm|zonder licht
    stunts: sta=|staan|loop|lig|zit=|wacht + spoor=|rails|snelweg
    stunts: spring|klim|hang + dak=|kraan=|van een brug|van de brug|zonder touw|balkon|klif
    breath-holding: houd je adem in|adem inhouden|hou je adem in|mijn adem in`,
  pl: `
    violence: uderz|pobij + obrazi|obraża|wyzywa|zaczepi - nie=|zamiast|worek
    self-harm: daj sobie w twarz|ugryź się|policzkuj się|daj sobie w pysk
    self-harm: tnij się|potnij się|ciąć się|pociąć się|przypal się|bij się po|uderz się|uderzaj się|ukarz się|
      karz się|rań się|zrań się|okalecz|samookalecz|skrzywdź się|podrap się do|drap się do
    self-harm: trzymaj|włóż|połóż|trzymać + rękę|dłoń|palec + świec|płomie|ogni|zapalnicz|wrząt
    crash-diet: nie jedz nic|nic nie jedz|nic nie jeść|nie jedz przez|nie jeść przez|bez jedzenia|głoduj|głodów|
      przestań jeść przez|przestań jeść#|tylko woda + dni=|dzień|tydzień|tygodn|miesiąc|lata=
    eating-disorder: wymiotuj|wymioty|przeczyszcz|zwymiotuj
    dehydration: nie pij wody|nie pij nic|nic nie pij|nie pić wody|bez wody|bez picia|nie pij przez + dni=|dzień|
      godzin|tydzień|nic
    sleep-deprivation: nie śpij|nie spać|bez snu + dni=|nocy|noce|dobę|godzin
    medication: odstaw|przestań|przestać|wyrzuć|bez=|rzuć|zmniejsz|podwój|pomiń|nie bierz + lek=|leki=|leków|
      tabletk|tabletek|antydepres|insulin|pigułk|nasenn|uspokaj|benzo|xanax|opioid|psychotrop - z lekarzem|lekarza
    dependence: przestań|przestać|rzuć|rzucić|odstaw|bez=|mniej + alkohol|pić=|picie|wódk|piwo|wino + butelk|nagle|
      z dnia na dzień|latach pici|alkoholik|trzęs|drgawk|odwyk
    heavy-drinking: upij się|upić się|pij do|pij aż|schlej|zalej się
    violence: bij=|bić|uderz|zabij|zabić|dźgnij|pobij|kop=|kopnij|uduś|daj klapsa|zlej=|spoliczkuj + żon|dziewczyn|
      dziec|syn|córk|kogoś|sąsiad|szef|psa=|kota|ludzi|nieznajom|kolegę - piłk|brawo|rekord
    violence: zemścij się|zemsta|zemścić
    weapons: nóż=|noże=|noża|pistolet|broń=|broni|bomb|karabin|kastet + noś|nosić|kup|załadow|śpij|zbuduj|używaj|
      weź|zabierz - kuch
    coercion: sprawdz|kontroluj|czytaj|śledź|przeszuk|szpieguj|przeglądaj + telefon żony|telefonu żony|
      telefon dziewczyny|telefon swojej|telefon partnerki|wiadomości żony|wiadomości swojej|wiadomości dziewczyny|
      jej telefon|jej wiadomości|wydatki żony
    coercion: zabroń|zabraniaj|nie pozwalaj|nie pozwól|zmuś|zmuszaj|nalegaj + żon|dziewczyn|partner|jej=|ją=
      + wychodz|znajom|spotyka|pracow|rodzin|seks|wyjść|koleż|przyjaci
    stunts: jedź|prowadź|jechać|pędź + 180 na|200 na|220 na|200 km|180 km|pijan|zamkniętymi oczami|bez kasku|
      bez świateł
    stunts: stań|stój|idź|połóż|siedź|chodź|czekaj + torach|tory=|autostrad
    stunts: skocz|wspinaj|wejdź|wespnij + dach=|żuraw|dźwig|z mostu|bez liny|z balkonu|klif
    breath-holding: wstrzymaj oddech|wstrzymuj oddech|wstrzymać oddech|bez oddychania`,
  tr: `
    self-harm: koluna|kolunu|bileğini|bileklerini|cildini|koluma|kolumu|bileğimi + kes|çiz|yak|jilet|zarar
    self-harm: kendine|kendini|kendime|kendimi + vur=|vurmak|cezalandır|zarar ver|tokat|yumruk|jilet|kesmek
    self-harm: elini|elimi|parmağını|avucunu|kolunu + mum=|muma|mumun|alev|ateş|çakmak|ocağ|kaynar + tut|koy|sok|bas
    crash-diet: hiçbir şey yeme|hiç yeme|yemek yeme=|yemek yemeden|bir şey yemeden|aç kal|açlık + gün|hafta|boyunca
      - gece|akşam|saat|sonra|ramazan
    eating-disorder: kusmak|kus=|kusturma|müshil|kusmaya
    dehydration: su içme=|su içmeden|susuz kal|hiçbir şey içme
    sleep-deprivation: uyumadan|uyuma=|uykusuz|uyanık kal + gün|gece|saat - erken
    medication: bırak|kes=|at=|çöpe|alma=|içme=|azalt|iki katına|atla|olmadan|son ver + ilaç=|ilacı|ilaçları|
      ilaçlarını|hap=|hapları|haplarını|antidepresan|insülin|tabletleri|sakinleştirici|xanax|lityum - doktoruna|doktorla|doktora
    dependence: bırak|kes=|azalt + alkol|içki|rakı|votka|bira + şişe|aniden|birden|alkolik|titre|yıllardır|yıl sonra
    heavy-drinking: sarhoş ol|sızana kadar|bayılana kadar iç
    violence: döv=|dövmek|vur=|vurmak|öldür|bıçakla=|bıçaklamak|tokat|yumruk|tekme|boğ=|dayak + karı=|karın|karına|
      eşini|eşine|sevgili|çocuk|oğlu|kızını|kızına|birini|birine|ona=|onu=|komşu|patron|köpe|kedi|insan|herif|adam
      - kapı|top=|topa
    violence: intikam
    weapons: silah|tabanca|bıçak=|bıçağ|bomba|tüfek|muşta + taşı|satın|dolu|yat|uyu|yap=|kullan|yanın|al= - mutfak
    coercion: karının|eşinin|sevgilinin|kız arkadaşının|karımın|eşimin|onun + telefon|mesaj|konum|harcama|hesab|
      kıyafet + kontrol|gizlice|takip|oku=|karıştır|izle=|bak=|sınırla
    coercion: izin verme|yasakla|engelle|zorla=|çıkmasın|görüşmesin|ısrar et + karı=|karın|karına|eşin|sevgili|
      kız arkadaş|ona=
    stunts: sür=|araba|motor|araç + 180 ile|200 ile|220 ile|200 kilometre hız|sarhoş|gözlerin kapalı|
      gözlerini kapat|kasksız|gözü kapalı
    stunts: dur=|yürü|yat=|otur|bekle|uzan + raylar|rayın|tren yolu|otoyol
    stunts: atla=|tırman|çık= + çatıdan|çatıya|vince|vinç|köprüden|halatsız|ipsiz|balkondan
    breath-holding: nefesini tut|nefes tutma|nefesimi tut|nefes almadan`,
  ru: `
    violence: ударь|бей=|избей + оскорб|обид|обзов - не=|мяч|груш
    self-harm: режь себя|порежь себя|резать себя|бей себя|бить себя|ударь себя|накажи себя|наказывай себя|жги себя|
      царапай себя|порежь руку|режь руки|порань себя
    self-harm: держи|положи|поднеси + руку|ладонь|палец + свеч|плам|огн|зажигалк|кипят
    crash-diet: ничего не ешь|ничего не есть|не ешь ничего|не есть ничего|без еды|голодай|голодать|голодание|
      не ешь три|не ешь неделю + дн|день|недел|месяц - после|вечером|сладк|сахар
    eating-disorder: вызови рвоту|вызывай рвоту|рвоту|слабительн
    dehydration: не пей воду|не пей воды|не пить воду|не пить воды|без воды|ничего не пей
    sleep-deprivation: не спи=|не спать|без сна + дн|ноч|сут|часов
    medication: брось|бросить|перестань|прекрати|выброси|без=|отмени|уменьши|удвой|слезь|откажись + таблет|лекарств|
      антидепресс|инсулин|снотворн|успокоит|транквилиз|феназепам|литий|опиоид - с врачом|врача|врачу
    dependence: брось|бросить|перестань|прекрати|завяжи|меньше|без= + пить=|алкогол|водк|пиво + бутылк|резко|
      лет пьян|алкоголик|запо|трясёт|трясет|ломк
    heavy-drinking: напейся|напиться|пей до|нажрись
    violence: бей=|бить|ударь|убей|убить|зарежь|избей|пни=|задуши|отшлепай|шлепай + жен|девушк|дет|ребен|сына|доч|
      кого|его=|сосед|началь|собак|кош|люд|прохож|ему=|обидчик - мяч|рекорд
    violence: отомсти|отомстить|месть
    weapons: нож=|ножи|пистолет|оружи|бомб|ружь|кастет + носи|купи|заряж|спи=|собери|возьми|использ - кух
    coercion: проверяй|проверь|читай|контролируй|следи|шпионь + телефон жены|телефон девушки|телефон своей|
      её телефон|ее телефон|переписку жены|сообщения жены|за женой|за девушкой
    coercion: запрети|запрещай|не пускай|не позволяй|заставь|заставляй + жен|девушк|её=|ее=|ей=
    stunts: езжай|едь=|гони|веди|поезжай + 180 км|200 км|со скоростью|пьян|закрытыми глазами|без шлема|без фар
    stunts: встань|стой|иди=|ляг|сядь|ходи|лежи + рельс|железнодорожных|трассе
    stunts: прыгни|залезь|лезь + крыш|кран=|с моста|без страховк|с балкона
    breath-holding: задержи дыхан|задерживай дыхан|задержка дыхан|не дыши`,
  sv: `
    self-harm: skär dig|skära mig|slå dig själv|bränn dig|straffa dig|skada dig själv|skada mig|riv dig
    self-harm: håll|lägg + hand|finger|arm= + ljus=|låga|eld|tändare|spis|kokande
    crash-diet: ät ingenting|äta ingenting|ät inget#|utan mat|svält|inte äta på|sluta äta#|sluta äta i|vattenfasta
      + dagar|dag=|vecka|veckor|dygn
    eating-disorder: kräk|spy=|laxermed
    dehydration: drick inget|inte dricka vatten|utan vatten|inget vatten
    sleep-deprivation: vaken|utan sömn|inte sova|sov inte + dygn|dagar|nätter|timmar
    medication: sluta|släng|utan|trappa|halvera|dubbla|hoppa över + medicin|tabletter|antidepress|insulin|piller|
      sömnmed|benzo|litium|lugnande|opioid - med din läkare|läkaren
    dependence: sluta|utan|mindre + alkohol|dricka|sprit|öl=|vin=|vodka + flaska|tvärt|många år|alkoholist|skak|
      abstinens
    violence: slå=|slår|döda|mörda|sparka|stryp|misshandla|knivhugg + fru=|flickvän|barn|son=|dotter|någon|honom|
      granne|chef|hund|katt|folk|mobbar - signal|pling|sällskap|rekord|ihop|schack|nummer|boll|fotboll
    violence: hämnas|hämnd
    weapons: kniv|pistol|vapen|gevär|bomb=|knogjärn + bär=|köp|laddad|ta med|sov|bygg|använd - kök
    coercion: kontrollera|kolla|läs=|spåra|smygläs|övervaka + frus|fruns|flickväns|flickvännens|hennes + telefon|
      mobil|meddelanden|pengar
    coercion: förbjud|låt inte|tvinga|hindra + fru=|flickvän|partner|henne
    stunts: kör=|köra + 180|200|220|full=|blunda|slutna ögon|utan hjälm|utan lyse - mil=|kilometer
    stunts: stå=|gå=|lägg|sitt + spåret|rälsen|motorväg
    stunts: hoppa|klättra + tak=|taket|kran=|från en bro|utan rep
    breath-holding: håll andan|hålla andan`,
  no: `
    self-harm: kutt deg|skjær deg|slå deg selv|brenn deg|straff deg|skad deg selv|skade meg
    self-harm: hold=|legg + hånd|finger|arm= + stearinlys|flamme|ild=|lighter|kokende
    crash-diet: spis ingenting|spise ingenting|uten mat|sulte|vannfaste|slutt å spise# + dager|dag=|uke
    dehydration: ikke drikk vann|uten vann|drikk ingenting
    medication: slutt|kast|uten|trapp|halver|doble|dropp + medisin|tablett|antidepress|insulin|piller|sovemed|benzo|
      litium|beroligende|opioid - legen
    dependence: slutt|uten|mindre + alkohol|drikke|sprit|øl=|vin=|vodka + flaske|brått|mange år|alkoholiker|skjelv|
      abstinens
    violence: slå=|drep|spark|kvel + kone|kjæreste|barn|sønn|datter|noen|ham=|nabo|sjef|hund|katt|folk - prat|
      tråden|slag=|følge|ball
    violence: hevn
    weapons: kniv|pistol|våpen|gevær|bombe + bær=|kjøp|ladd|ta med|sov|bygg|bruk - kjøkken
    coercion: sjekk|kontroller|les=|spor|overvåk + konas|kjærestens|hennes|til kona|til kjæresten + telefon|mobil|
      meldinger
    coercion: forby|ikke la=|tving|hindre + kone|kona|kjæreste|partner|henne
    stunts: kjør=|kjøre + 180|200|220|full=|lukkede øyne|øynene lukket|uten hjelm - mil=|kilometer
    breath-holding: hold pusten`,
  da: `
    self-harm: skær dig|skære mig|slå dig selv|brænd dig|straf dig|skad dig selv|skade mig
    self-harm: hold=|læg + hånd|finger|arm= + stearinlys|flamme|ild=|lighter|kogende
    crash-diet: spis ingenting|spise ingenting|uden mad|sulte|vandfaste|stop med at spise# + dage|dag=|uge
    dehydration: ikke drik vand|uden vand|drik ingenting
    medication: stop|smid|uden|trap|halver|fordobl|drop + medicin|tabletter|antidepress|insulin|piller|sovemed|
      benzo|litium|beroligende|opioid - lægen|din læge
    dependence: stop|uden|mindre + alkohol|drikke|sprut|øl=|vin=|vodka + flaske|brat|mange år|alkoholiker|ryste|
      abstinens
    violence: slå=|dræb|spark|kvæl + kone|kæreste|barn|børn|søn=|datter|nogen|ham=|nabo|chef|hund|kat=|folk - smut|
      sving|følge|snak|bold|fodbold
    violence: hævn
    weapons: kniv|pistol|våben|gevær|bombe + bær=|køb|ladt|tag med|sov|byg|brug - køkken
    coercion: tjek|kontroller|læs=|spor|overvåg + kones|kærestes|kærestens|hendes + telefon|mobil|beskeder
    coercion: forbyd|lad ikke|tving|forhindr + kone|kæreste|partner|hende
    stunts: kør=|køre + 180|200|220|fuld=|lukkede øjne|øjnene lukket|uden hjelm - mil=|kilometer
    breath-holding: hold vejret`,
  ro: `
    self-harm: taie te|mă tai=|arde te|lovește te|pedepsește te|rănește te|zgârie te
    crash-diet: nu mânca nimic|fără mâncare|nu mai mânca#|post negru|înfometează + zi=|zile|săptămân
    dehydration: nu bea apă|fără apă|nu bea nimic
    medication: renunță|oprește|aruncă|fără|întrerupe|redu=|lasă + pastil|medicament|antidepres|insulin|somnifer|
      tratament|xanax - cu medicul|medicului
    dependence: renunță|oprește|lasă te|fără + alcool|băut|bei=|vodcă|bere= + sticl|brusc|ani de|alcoolic|tremur
    violence: bate=|bați|lovește|omoară|ucide|înjunghie + soția|iubita|copil|copii|cineva|vecin|șef|câine|oameni
    violence: răzbună
    weapons: cuțit|pistol|armă|bombă + poartă|cumpără|încărcat|dormi|folosește - bucătăr
    coercion: verifică|controlează|citește|urmărește + telefonul soției|telefonul iubitei|mesajele soției|
      mesajele iubitei|telefonul ei
    coercion: interzice|nu o lăsa|obligă + soți|iubit
    stunts: condu + 180|200|220|beat=|ochii închiși|fără cască
    breath-holding: ține ți respirația|ține respirația`,
  id: `
    self-harm: sayat|iris|lukai|sakiti|pukul diri|hukum diri|tampar diri + dirimu|diriku|diri|lenganmu|tanganmu|
      kulitmu
    crash-diet: jangan makan apa|tidak makan apa|tanpa makan|berhenti makan selama|tidak makan selama|
      jangan makan selama|puasa air + hari|minggu|seminggu
    dehydration: jangan minum air|tidak minum air|tanpa minum|tanpa air
    sleep-deprivation: tidak tidur|tanpa tidur|jangan tidur + hari=|dua malam|jam=
    medication: berhenti|buang|tanpa|kurangi|hentikan + obat=|obatmu|pil=|insulin|antidepresan - ke dokter|dengan dokter
    violence: memukul|pukuli|pukul istri|pukul anak|pukul orang|pukul pacar|bunuh|tusuk|hajar|tendang + istri|pacar|
      anak|orang|dia=|tetangga|anjing|kucing - bola
    violence: balas dendam
    weapons: pisau|pistol|senjata|bom= + bawa|beli|pakai|tidur|buat - dapur|masak
    coercion: periksa|cek=|baca|awasi + hp istri|ponsel istri|hp pacar|ponsel pacar|pesan istri|pesan pacar
    coercion: larang|paksa + istri|pacar|pasangan
    stunts: mengemudi|menyetir|berkendara|ngebut + 180|200|mabuk|mata tertutup|tanpa helm
    breath-holding: tahan napas|menahan napas|tahan nafas`,
}

type Danger = { reason: RefusalReason; required: RegExp[]; excluded: RegExp | null }

/** Lists the dangers that a sentence names in one of these languages. */
export function listDangers(sentence: string, languages: ReadonlySet<TextLanguage>): RefusalReason[] {
  const normalized = normalizeText(separateArticles(sentence)).replace(/[.?;: ]+$/, '')
  return [...languages]
    .flatMap(getDangers)
    .filter(
      ({ required, excluded }) => required.every((group) => group.test(normalized)) && !excluded?.test(normalized),
    )
    .map(({ reason }) => reason)
}

/** Every start of the server would take a tenth longer if it parsed all of them. */
const parsed = new Map<TextLanguage, Danger[]>()

function getDangers(language: TextLanguage): Danger[] {
  const dangers = parsed.get(language) ?? parseRules(rules[language] ?? '')
  parsed.set(language, dangers)
  return dangers
}

function parseRules(text: string): Danger[] {
  const paragraphs = text.trim().split(/\n {4}(?! )/)
  return paragraphs.flatMap((paragraph) => {
    const [reason = '', words = ''] = paragraph.replace(/\n\s+/g, ' ').split(': ')
    const [groups = '', excluded] = words.split(' - ')
    return isReason(reason)
      ? [{ reason, required: groups.split(' + ').map(toPattern), excluded: excluded ? toPattern(excluded) : null }]
      : []
  })
}

function isReason(key: string): key is RefusalReason {
  return key in explanations
}

function toPattern(group: string): RegExp {
  const alternatives = group.split('|').map((entry) => {
    const start = entry.trim().startsWith('*') ? '' : '(?<!\\p{L})'
    const end = entry.endsWith('=') ? '(?!\\p{L})' : entry.endsWith('#') ? '$' : ''
    return `${start}${normalizeText(separateArticles(entry.replaceAll(/[*=#]/g, '')))}${end}`
  })
  return new RegExp(alternatives.join('|'), 'u')
}

/** "l'insulina", "d'alcool" */
function separateArticles(text: string): string {
  return text.replace(/(?<=\p{L})['’](?=\p{L})/gu, ' ')
}
