import type { LanguageSigns } from './language-signs.ts'

const french: LanguageSigns = {
  not: 'pas|jamais|sans|aucun',
  dying: [
    '(?:veux|voudrais|voulais|vais|envie de|envie d|préfère|aimerais|préférerais|souhaite|hâte de) ~ (?:mourir|crever|être mort|être morte|en finir|disparaître pour toujours|plus exister)(?! de rire| de faim| de honte| de chaud)',
    '(?:veux|peux|supporte|envie de|ai|arrive|souhaite|voudrais) (?:plus|pas|même plus) (?:à |de |du tout |envie de |envie d |la force de ){0,2}(?:vivre|être là|être ici|exister|continuer à vivre|me réveiller|être en vie|la vie)',
    '(?:j ?en peux|je peux|j ?y arrive|j ?en ai) (?:vraiment )?plus(?= ?$| ,)|je n ?en peux (?:vraiment )?plus(?= ?$| ,| de (?:vivre|cette vie|la vie))',
    '(?:marre|fatigué|fatiguée|las|lasse|ras le bol) (?:de |d )(?:vivre|la vie|exister|être en vie|cette vie)(?! (?:de|à|en|au))',
    '(?:espère|voudrais|aimerais|souhaite|envie) ~ (?:plus|pas|jamais) (?:me |te )?(?:réveiller|réveille)(?= ?$| demain| ,| jamais)|(?:m ?endormir|dormir) ~ (?:ne (?:plus )?jamais|ne plus|plus) (?:jamais )?(?:me )?réveiller',
    '(?:me|m) (?:tuer|suicider|pendre|tirer une balle|foutre en l ?air|ouvrir les veines|donner la mort|jeter sous|jeter du|jeter d ?un|ôter la vie)(?! à la tâche| au travail)',
    '(?:mettre fin|mettre un terme) (?:à mes jours|à ma vie|à mes souffrances|à tout ça|à tout)',
    '(?:en finir|tout arrêter)(?: une (?:bonne )?fois pour toutes| avec (?:la|ma|cette) vie| pour de bon|(?= ?$| ce soir| avec tout))',
    '(?:pense|penser|pensées?|songe|idées?|envies?|tentative|tenté) ~ (?:au suicide|à me tuer|à la mort|de suicide|suicidaires?|de me suicider|noires et de mort|à en finir|à mourir)',
    '(?:aucune|plus de|pas de|plus aucune|pas une) (?:raison|envie) de (?:vivre|rester en vie|continuer à vivre)',
    '(?:ma |la )?vie ~ (?:ne |n )?(?:vaut (?:plus|pas) (?:la peine|le coup)|a plus (?:de|aucun) sens|plus aucun sens|vaut rien)',
    '(?:suis|me sens) ~ suicidaire',
    '(?:aurais|aimerais|voudrais|souhaite|mieux|préféré) ~ (?:être mort|être morte|jamais né|jamais née|jamais être né|pas être né|jamais naître)',
    '(?:je |j )?(?:serais|suis) mieux (?:mort|morte)',
  ],
  selfHarm: [
    '(?:je )?(?:me|m) (?:scarifie|mutile|suis scarifiée?|suis mutilée?|suis recoupée?|recommence à me couper|fais du mal|faire du mal|suis coupée? (?:les|exprès|encore)|scarifier|mutiler|taillade|taillader|brûle (?:exprès|la peau))',
    'me couper (?:les veines|les bras|encore|à nouveau|exprès|la peau|pour)|(?:envie|recommencé|besoin) ~ me (?:couper|brûler|frapper)(?= ?$| ,| encore)',
    '(?:automutilation|scarifications?)(?= |$)',
  ],
  means: [
    '(?:avaler|avale|avalé|prendre|pris|stocké|accumulé|mis de côté|gardé) ~ (?:cachets|médicaments|comprimés|somnifères|médocs|pilules)(?= ?$| ,| pour| et| ce soir| d ?un coup)',
    '(?:corde|pistolet|fusil|arme|lame) ~ (?:prête?|achetée?|sous la main|chargée?|autour d(?:u|e mon) cou)|(?:acheté|préparé|chargé|trouvé) ~ (?:corde|pistolet|fusil|arme)(?! à sauter| d ?escalade)',
    '(?:sauter|me jeter|jette|passer) ~ (?:du pont|d ?un pont|du toit|sous (?:un|le) (?:train|métro|rer)|par la fenêtre|du balcon|dans le vide)',
  ],
  farewell: [
    'lettres? d ?adieux?(?= |$)',
    '(?:tout le monde|monde|vous|ils|elles?|famille|enfants|femme|gens|eux) ~ (?:mieux|plus heureux|plus tranquilles?|soulagés) ~ (?:sans moi|si je (?:n ?)?étais (?:plus|pas|mort))',
    'sans moi ~ (?:mieux|plus heureux|soulagés|plus simple)',
    '(?:suis|ne suis|être) (?:qu ?)?(?:un |une |juste un |que un |qu un )?(?:poids|fardeau|charge|boulet)(?= pour| ?$| ,)',
    '(?:adieu|pardonnez moi|pardon à tous|au revoir à tous) ~ (?:tous|je|pour toujours|vous|à jamais|pardonne)',
    'quand (?:tu|vous) (?:liras|lirez|lis|lisez) (?:ça|ceci|ces mots|cette lettre|ce message) ~ (?:serai|plus là|mort|morte|parti)',
    '(?:affaires|testament|papiers) ~ (?:en ordre|réglées?|prêts?) ~ (?:partir|m ?en aller|peux partir)',
  ],
}

const spanish: LanguageSigns = {
  not: 'no|nunca|jamas|sin|ni|tampoco',
  dying: [
    '(?:quiero|queria|quisiera|deseo|gustaria|ganas de|prefiero|preferiria|ojala|necesito|solo) ~ (?:morir|morirme|estar muert[oa]|desaparecer para siempre|dejar de existir|estuviera muert[oa]|no haber nacido|me muera|me muriera|dejar de vivir)(?! de risa| de la risa| de hambre| de vieja?)',
    '(?:no|nunca|ni) (?:quiero|puedo|aguanto|tengo ganas de|deseo|soporto) (?:seguir |más |ya ){0,2}(?:viviendo|vivir|existir|existiendo|estar aquí|estar vivo|estar viva|despertar|esta vida)(?= ?$| ,| más| así| mañana| nunca)',
    '(?:ya )?no (?:puedo|aguanto|doy) (?:más|mas)(?= ?$| ,| con (?:esta|mi|la) vida)|no puedo seguir(?= ?$| ,| así| viviendo| adelante)',
    '(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|existir|estar viv[oa])(?! (?:con|en|de|al|cerca|sola?)(?= ))',
    '(?:ojalá|espero|quiero|quisiera|dormir|dormirme) ~ (?:no|nunca|jamás) (?:volver a |me |más )?(?:despertar|despierte|despertarme|despertara)',
    '(?:quiero|voy a|pensado en|pienso en|ganas de|intenté|planeo|pensando en|gustaría|quisiera|a punto de|cómo|manera de) ~ (?:matarme|suicidarme|ahorcarme|quitarme la vida|acabar con mi vida|terminar con mi vida|acabar con todo|terminar con todo|pegarme un tiro|quitarme de en medio|cortarme las venas)',
    '(?:me )?(?:voy a |quiero |me )(?:matar|suicidar|quitar la vida|ahorcar)(?= ?$| ,| hoy| esta noche| y| ya)',
    '(?:pienso|pensando|pensamientos?|ideas?|intento|intenté|planeando) ~ (?:en el suicidio|suicidas?|de suicidio|suicidio|en morir|en la muerte|en morirme)',
    '(?:ninguna|razones|razón|motivos?|sentido|nada) (?:ya )?(?:para|por|por el cual|por la que|por lo que) (?:seguir )?(?:vivir|viviendo|con vida)(?! (?:en|con|de|al)(?= ))|(?:no tiene|no le veo|perdí el|ya no tiene|no encuentro) (?:más )?(?:sentido)(?: a| el)?(?: la| mi)? ?(?:vida|vivir|seguir viviendo|seguir)',
    '(?:mi|la) vida no (?:vale|tiene)(?: \\S+){0,2} (?:la pena|nada|sentido)',
    '(?:estaría|estaria|estoy) mejor muert[oa]',
  ],
  selfHarm: [
    '(?:me )(?:corto|corté|cortaba|lastimo|autolesiono|hago daño|hice daño|he cortado|quemo)(?= ?$| ,| otra vez| de nuevo| los brazos| las piernas| a mí| cuando| para| a propósito| la piel)',
    '(?:quiero|ganas de|necesito|volví a|vuelto a|voy a|deseos de) ~ (?:cortarme|hacerme daño|lastimarme|autolesionarme|quemarme|herirme)(?! el pelo| el cabello| las uñas)',
    'autolesi(?:ón|ones|onarme)(?= |$)',
  ],
  means: [
    '(?:tomarme?|tragarme?|tomé|guardado|guardando|juntado|juntando|acumulado|tragué) ~ (?:pastillas|tabletas|pastis|somníferos|medicamentos)(?= ?$| ,| para| y| esta noche| de golpe)',
    '(?:soga|cuerda|pistola|arma|navaja) ~ (?:lista|preparada|comprada|cargada|al cuello|en el cajón|a mano)|(?:compré|comprado|preparé|cargué) ~ (?:soga|pistola|arma)(?= |$)',
    '(?:tirarme|saltar|lanzarme|aventarme|me tiro|arrojarme) ~ (?:del puente|de un puente|al tren|a las vías|al metro|por la ventana|del balcón|de la azotea|de un edificio|del tejado|desde)',
  ],
  farewell: [
    '(?:carta|nota)s? (?:de despedida|de suicidio|suicida)(?= |$)',
    '(?:todos|todo el mundo|ellos|ustedes|familia|hijos|mundo|gente|mujer) ~ (?:mejor|más felices|más tranquilos) ~ sin mí',
    'sin mí ~ (?:mejor|más felices|más fácil|más tranquilos)(?= ?$| ,|$)',
    '(?:soy|siento que soy|ser) (?:solo |sólo |nada más )?una? (?:carga|estorbo|peso)(?= para| ?$| ,)',
    '(?:adiós|adios|me despido) ~ (?:todos|para siempre|perdón|perdonenme|perdónenme|los quiero)(?= |$)',
    'cuando (?:leas|lean|leáis) (?:esto|esta carta) ~ (?:estaré|habré|muert[oa]|no estaré|me habré ido)',
    '(?:papeles|testamento|asuntos|todo) ~ (?:en orden|arreglado|listo) ~ (?:irme|partir|descansar)',
  ],
}

const portuguese: LanguageSigns = {
  not: 'não|nao|n|nunca|jamais|sem|nem',
  dying: [
    '(?:quero|queria|gostava de|gostaria de|vontade de|prefiro|preferia|desejo|desejava|tomara) ~ (?:morrer|estar mort[oa]|desaparecer para sempre|sumir para sempre|deixar de existir|nunca ter nascido|não ter nascido|sumir desse mundo)(?! de rir| de tanto rir| de fome| de velh[oa])',
    '(?:não|nao|n|nem|sem) (?:quero|aguento|consigo|suporto|aguentava|tenho vontade de|vontade de) (?:mais |continuar a |continuar ){0,2}(?:viver|existir|estar aqui|estar vivo|estar viva|acordar|essa vida|esta vida|vivendo)(?= ?$| ,| mais| assim| amanhã)',
    '(?:não|nao|n) (?:aguento|consigo|dá|suporto|posso) mais(?= ?$| ,| viver| essa vida| esta vida)',
    '(?:cansad[oa]|fart[oa]) de (?:viver|existir|estar viv[oa]|dessa vida|da vida)(?! (?:com|em|de|sozinh))',
    '(?:queria|espero|quero|tomara|dormir) ~ (?:não|nunca|nunca mais|nao) (?:mais )?(?:acordar|acorde|acordasse)(?= |$)',
    '(?:quero|vou|pensado em|pensando em|penso em|vontade de|tentei|gostava de|queria|a ponto de|planejo|maneira de) ~ (?:me matar|matar me|suicidar me|me suicidar|me enforcar|enforcar me|tirar a (?:minha )?(?:própria )?vida|acabar com a (?:minha )?vida|acabar com tudo|pôr fim à (?:minha )?vida|cortar os pulsos|dar um tiro na cabeça|por fim a minha vida)',
    '(?:me matar|vou matar me|matar me)(?= ?$| ,| hoje| esta noite)',
    '(?:penso|pensando|pensamentos?|ideias?|tentativa|tentei|a pensar) ~ (?:em suicídio|no suicídio|suicidas?|de suicídio|o suicídio|em morrer|na morte)',
    '(?:nenhuma|nenhum|mais|há|tenho) (?:razão|razões|motivos?|sentido|vontade) (?:para|pra|de) (?:continuar )?(?:viver|vivendo|a viver)(?! (?:em|com))',
    '(?:a |minha )vida ~ (?:não (?:vale|tem)(?: mais)?(?: a pena| sentido| nada)|perdeu o sentido)',
    '(?:estaria|estava|estou) melhor mort[oa]',
  ],
  selfHarm: [
    '(?:me corto|corto me|me cortei|cortei me|me machuco|me mutilo|me autolesiono|magoo me|me queimo)(?= ?$| ,| de novo| outra vez| os braços| quando| para| pra| de propósito)',
    '(?:quero|vontade de|preciso|voltei a|vou) ~ (?:me cortar|cortar me|me machucar|magoar me|me ferir|me mutilar|ferir me)(?= |$)',
    '(?:automutilação|autolesão)(?= |$)',
  ],
  means: [
    '(?:tomar|engolir|tomei|engoli|guardei|guardado|juntei|guardando|juntando) ~ (?:comprimidos|remédios|pílulas|calmantes)(?= ?$| ,| para| pra| e| de uma vez| hoje)',
    '(?:corda|arma|pistola|lâmina) ~ (?:pronta|comprada|carregada|no pescoço|na gaveta)|(?:comprei|preparei) ~ (?:corda|arma|pistola)(?! de pular)',
    '(?:saltar|pular|atirar me|me atirar|me jogar|jogar me|mandar me) ~ (?:da ponte|de uma ponte|do prédio|de um prédio|do viaduto|na frente do (?:trem|metrô|comboio)|para a linha|pela janela|debaixo do|da janela)',
  ],
  farewell: [
    '(?:carta|bilhete|nota)s? (?:de despedida|de suicídio|suicida)(?= |$)',
    '(?:todos|toda a gente|todo mundo|eles|vocês|família|filhos|mundo|pessoas) ~ (?:melhor|mais felizes) ~ sem mim',
    'sem mim ~ (?:melhor|mais felizes|mais fácil)',
    '(?:sou|me sinto|sinto me) (?:só |apenas )?um (?:peso|fardo|estorvo)(?= para| pra| ?$| ,)',
    '(?:adeus) ~ (?:todos|a todos|para sempre|perdão|desculpem|me perdoem|perdoem me)(?= |$)',
    'quando (?:leres|lerem|você ler|vocês lerem) (?:isto|isso) ~ (?:estarei|mort[oa]|não estarei|já fui)',
  ],
}

const italian: LanguageSigns = {
  not: 'non|mai|senza|ne',
  dying: [
    '(?:voglio|vorrei|volevo|voglia di|desidero|preferirei|spero di|meglio) ~ (?:morire|essere mort[oa]|crepare|sparire per sempre|smettere di esistere|non essere mai nat[oa]|essere già mort[oa]|farla finita|non esserci più)(?! dal ridere| dalle risate| di fame| dal caldo)',
    '(?:non|senza) (?:voglio|riesco a|ho voglia di|posso|sopporto|ce la faccio a|ho più voglia di|riesco più a) (?:più )?(?:vivere|esistere|esserci|stare al mondo|svegliarmi|essere viv[oa]|continuare a vivere|questa vita)(?= ?$| ,| più| così| domani)',
    'non (?:ce la faccio|ne posso|reggo|resisto) più(?= ?$| ,| a (?:vivere|andare avanti)| di (?:vivere|questa vita))',
    '(?:stanc[oa]|stuf[oa]) di (?:vivere|esistere|questa vita|essere viv[oa])(?! (?:con|in|a|da))',
    '(?:spero|vorrei|voglio|addormentarmi|dormire) ~ (?:non|mai più|mai) (?:più |mi )?(?:svegliarmi|svegliarmi più|svegliare|risvegliarmi|sveglio)',
    '(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita|spararmi|tagliarmi le vene|mi ammazzo|mi uccido|mi suicido|mi impicco)(?= ?$| ,| oggi| stasera| e| stanotte| domani| non| come| presto)',
    '(?:farla finita|porre fine alla mia vita|mettere fine alla mia vita|finire la mia vita|porre fine a tutto)',
    '(?:penso|pensando|pensieri|pensato|idee|tentato|tentativo) ~ (?:al suicidio|suicidi|suicidio|il suicidio|di suicidio|alla morte|di morire|a morire)',
    '(?:nessun|nessuna|senza|più|alcun) (?:motivo|ragione|senso|scopo)(?: più)? (?:per (?:cui )?|di |nel |a )(?:vivere|continuare a vivere|restare in vita)',
    '(?:la |mia )vita ~ (?:non (?:vale|ha)(?: più)?(?: la pena| senso| nessun senso| alcun senso)|non merita)',
  ],
  selfHarm: [
    '(?:mi taglio|mi sono tagliat[oa]|mi faccio del male|mi sono fatt[oa] del male|mi brucio)(?= ?$| ,| di nuovo| ancora| le braccia| apposta| quando| per)',
    '(?:voglio|voglia di|bisogno di|tornat[oa] a|ricominciato a|vorrei) ~ (?:tagliarmi|farmi del male|farmi male|ferirmi|bruciarmi)(?! i capelli| le unghie)',
    '(?:autolesionismo|autolesionist[aoi])(?= |$)',
  ],
  means: [
    '(?:prendere|ingoiare|ingoiato|preso|messo da parte|conservato|raccolto|accumulato) ~ (?:pillole|pastiglie|pasticche|compresse|sonniferi)(?= ?$| ,| per| e| stasera| tutte)',
    '(?:corda|pistola|fucile|lametta|arma) ~ (?:pronta|comprata|carica|al collo|nel cassetto)|(?:comprato|preparato|caricato) ~ (?:corda|pistola|fucile)(?! per saltare)',
    '(?:buttarmi|gettarmi|saltare|lanciarmi|mi butto) ~ (?:dal ponte|da un ponte|sotto (?:un|il|al|la) (?:treno|metro)|dal balcone|dal tetto|dalla finestra|sotto un treno|giù dal)',
  ],
  farewell: [
    'letter[ae] d ?addio|biglietto d ?addio',
    '(?:tutti|loro|voi|famiglia|figli|mondo|moglie) ~ (?:meglio|più felici|più sereni) ~ senza (?:di )?me',
    'senza (?:di )?me ~ (?:meglio|più felici|più facile)(?= ?$| ,)',
    '(?:sono|mi sento) (?:solo |soltanto )?un (?:peso|fardello)(?= per| ?$| ,)',
    '(?:addio) ~ (?:tutti|a tutti|per sempre|perdonatemi|scusate|vi voglio)(?= |$)',
    'quando (?:leggerai|leggerete) (?:questo|queste righe|questa lettera) ~ (?:sarò|mort[oa]|non ci sarò)',
  ],
}

const romanian: LanguageSigns = {
  not: 'nu|niciodată|nici|fără',
  dying: [
    '(?:vreau|aș vrea|as vrea|doresc|îmi doresc|prefer|voiam|mi aș dori|mai bine|abia aștept) ~ (?:să mor|sa mor|să fiu mort|să fiu moartă|sa fiu moart|să dispar pentru totdeauna|mort|moartă)(?! de râs| de ras| de foame)',
    'nu (?:mai )?(?:vreau|pot|suport|am chef|doresc|rezist)(?: mai)?(?: să)?(?: mai)? (?:trăiesc|traiesc|exist|fiu aici|viața|viata asta|mă trezesc|trăi)',
    'nu mai (?:pot|rezist|suport)(?= ?$| ,)',
    '(?:sătul|satul|sătulă|obosit|obosită) (?:de|să) (?:viață|viata|trăiesc|mai trăiesc|viața asta)',
    '(?:sper|vreau|aș vrea|dormi) ~ (?:să nu mă mai trezesc|sa nu ma mai trezesc|nu mă mai trezesc)',
    '(?:mă|ma|m am) (?:omor|sinucid|spânzur|spanzur|omorî|gândit să mă omor|arunc de pe|împușc)(?= ?$| ,| azi| diseară| pe| eu)|să mă (?:omor|sinucid|spânzur|împușc)',
    '(?:îmi iau|să îmi iau|să mi iau|imi iau|sa mi iau|mi am luat) (?:viața|viata|zilele)|(?:pun|pună) capăt (?:vieții|zilelor|la tot)|termin cu (?:viața|totul)',
    '(?:gândesc|gandesc|gânduri|ganduri|încercat|tentativă) ~ (?:sinucidere|suicid|suicidare|de moarte|la moarte|să mor|sinuciderii|să mă sinucid)',
    '(?:niciun|nici un|fără) (?:motiv|sens|rost)(?: \\S+){0,2} (?:trăiesc|traiesc|trăi|viață)|viața (?:mea )?nu (?:mai )?are (?:niciun )?(?:sens|rost)',
  ],
  selfHarm: [
    '(?:mă|ma|m am) (?:tai|tăiat|taiat|rănesc|rănit singur|automutilez|ard singur)(?= ?$| ,| din nou| pe mâini| iar| pe brațe| singur| intenționat)',
    '(?:vreau|nevoia|încep|îmi vine) ~ (?:să mă tai|să mă rănesc|să îmi fac rău|sa mi fac rau|să mi fac rău)',
  ],
  means: [
    '(?:iau|luat|înghit|înghițit|strâns|adunat|pastilele) ~ (?:pastile|pastilele|somnifere|medicamente)(?: deodată| ca să|(?= ?$| ,))',
    '(?:funia|frânghia|pistolul|arma|ștreangul|lama) ~ (?:pregătită?|cumpărată?|încărcată?|gata)',
    '(?:sar|arunc|sări) ~ (?:de pe pod|de pe bloc|în fața trenului|pe geam|de la etaj|de pe un pod)',
  ],
  farewell: [
    '(?:scrisoare|bilet|scrisori) (?:de adio|de rămas bun|de sinucidere)',
    '(?:toți|toata lumea|toată lumea|ei|voi|familia|copiii|lumea) ~ (?:mai bine|mai fericiți) ~ fără mine',
    'sunt (?:doar |numai )?o povară(?= |$)',
    '(?:adio|rămas bun) ~ (?:tuturor|pentru totdeauna|iertați|vă iubesc)(?= |$)',
  ],
}

export const romanceSigns = { fr: french, es: spanish, pt: portuguese, it: italian, ro: romanian }
