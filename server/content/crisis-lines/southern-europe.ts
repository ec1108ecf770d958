import type { CountryData } from './types.ts'

export const southernEurope: CountryData[] = [
  {
    code: 'GR',
    name: 'Greece',
    emergency: ['112', '166', '100'],
    lines: [
      {
        name: 'Klimaka Suicide Intervention Line',
        call: '1018',
        languages: ['Greek'],
        website: 'https://www.klimaka.org.gr',
      },
      {
        name: 'Psychosocial Support Line 10306',
        call: '10306',
        languages: ['Greek'],
        website: 'https://www.moh.gov.gr',
      },
    ],
  },
  {
    code: 'IT',
    name: 'Italy',
    emergency: ['112'],
    lines: [
      {
        name: 'Telefono Amico Italia',
        call: '02 2327 2327',
        hours: 'Daily 09:00 to 24:00',
        languages: ['Italian'],
        website: 'https://www.telefonoamico.it',
      },
    ],
  },
  {
    code: 'PT',
    name: 'Portugal',
    emergency: ['112'],
    lines: [
      {
        name: 'Linha Nacional de Prevenção do Suicídio',
        call: '1411',
        languages: ['Portuguese'],
        website: 'https://www.sns24.gov.pt',
      },
      {
        name: 'SOS Voz Amiga',
        call: '213 544 545',
        hours: 'Daily 15:30 to 00:30',
        languages: ['Portuguese'],
        website: 'https://www.sosvozamiga.org',
      },
    ],
  },
  {
    code: 'SI',
    name: 'Slovenia',
    emergency: ['112', '113'],
    lines: [
      {
        name: 'Zaupni telefon Samarijan in Sopotnik',
        call: '116 123',
        languages: ['Slovenian'],
        website: 'https://www.telefon-samarijan.si',
      },
      {
        name: 'Klic v duševni stiski',
        call: '01 520 99 00',
        hours: 'Daily 19:00 to 07:00',
        languages: ['Slovenian'],
        website: 'https://nijz.si',
      },
    ],
  },
  {
    code: 'ES',
    name: 'Spain',
    emergency: ['112'],
    lines: [
      {
        name: 'Línea 024',
        call: '024',
        languages: ['Spanish'],
        website: 'https://www.sanidad.gob.es/linea024/',
      },
      {
        name: 'Teléfono de la Esperanza',
        call: '717 003 717',
        languages: ['Spanish'],
        website: 'https://telefonodelaesperanza.org',
      },
      {
        category: 'harmed',
        name: '016, violence against women',
        call: '016',
        languages: ['Spanish', 'English', 'French'],
        website: 'https://violenciagenero.igualdad.gob.es',
      },
      {
        category: 'alcohol-and-drugs',
        name: 'Fad Juventud',
        call: '900 22 22 29',
        hours: 'Mon to Fri, see the website',
        languages: ['Spanish'],
        website: 'https://fad.es',
      },
      {
        category: 'gambling',
        name: 'FEJAR',
        call: '900 200 225',
        languages: ['Spanish'],
        website: 'https://fejar.org',
      },
      {
        category: 'sexual-abuse',
        name: '016, sexual violence against women',
        call: '016',
        languages: ['Spanish', 'English', 'French'],
        website: 'https://violenciagenero.igualdad.gob.es',
      },
    ],
  },
  {
    code: 'HR',
    name: 'Croatia',
    emergency: ['112', '192', '194'],
    lines: [
      {
        name: 'Centar za krizna stanja, KBC Zagreb',
        call: '01 2376 470',
        languages: ['Croatian'],
        website: 'https://www.kbc-zagreb.hr',
      },
      {
        category: 'harmed',
        name: 'National Call Centre for Victims',
        call: '116 006',
        languages: ['Croatian', 'English'],
        website: 'https://pzs.hr',
        source: 'https://mentalnozdravlje.zagreb.hr/poteskoce/zrtve-kaznenih-djela-i-prekrsaja/',
        checked: '2026-11-25',
      },
    ],
  },
  {
    code: 'CY',
    name: 'Cyprus',
    emergency: ['112', '199'],
    lines: [
      {
        name: 'Cyprus Samaritans',
        call: '8000 7773',
        hours: 'Daily 16:00 to 24:00',
        languages: ['English', 'Greek'],
        website: 'https://www.cyprussamaritans.org',
      },
    ],
  },
  {
    code: 'MT',
    name: 'Malta',
    emergency: ['112'],
    lines: [
      {
        name: 'National Mental Health Helpline',
        call: '1579',
        languages: ['Maltese', 'English'],
        website: 'https://mentalhealthservices.gov.mt',
        source: 'https://mapt.org.mt/serrah-il-menti/',
        checked: '2026-11-25',
      },
      {
        name: 'Richmond Foundation',
        call: '1770',
        languages: ['Maltese', 'English'],
        website: 'https://www.richmond.org.mt',
        source: 'https://mapt.org.mt/serrah-il-menti/',
        checked: '2026-11-25',
      },
    ],
  },
]
