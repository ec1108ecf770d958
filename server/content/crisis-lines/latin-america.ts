import type { CountryData } from './types.ts'

export const latinAmerica: CountryData[] = [
  {
    code: 'AR',
    name: 'Argentina',
    emergency: ['911', '107', '101', '100'],
    lines: [
      {
        name: 'Línea Nacional de Salud Mental',
        call: '0800-999-0091',
        languages: ['Spanish'],
        website: 'https://www.argentina.gob.ar/salud/mental-y-adicciones',
        source: 'https://www.ospia.org.ar/?p=1635',
        checked: '2026-11-25',
      },
      {
        name: 'Centro de Asistencia al Suicida',
        call: '011 5275-1135',
        hours: 'Hours vary, see the website',
        languages: ['Spanish'],
        website: 'https://www.asistenciaalsuicida.org.ar',
      },
      {
        name: 'Línea 135 (Buenos Aires)',
        call: '135',
        hours: 'Hours vary, see the website',
        languages: ['Spanish'],
        website: 'https://www.asistenciaalsuicida.org.ar',
      },
    ],
  },
  {
    code: 'BR',
    name: 'Brazil',
    emergency: ['190', '192', '193'],
    lines: [
      {
        name: 'CVV',
        call: '188',
        chat: 'https://cvv.org.br/chat/',
        languages: ['Portuguese'],
        website: 'https://cvv.org.br',
      },
    ],
  },
  {
    code: 'CL',
    name: 'Chile',
    emergency: ['131', '132', '133'],
    lines: [
      {
        name: 'Línea de Prevención del Suicidio',
        call: '*4141',
        languages: ['Spanish'],
        website: 'https://www.minsal.cl',
      },
    ],
  },
  {
    code: 'CO',
    name: 'Colombia',
    emergency: ['123'],
    lines: [
      {
        name: 'Línea 106 Bogotá',
        call: '106',
        languages: ['Spanish'],
        website: 'https://bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
        source: 'https://www.bogota.gov.co/servicios/guia-de-tramites-y-servicios/linea-106',
        checked: '2026-11-22',
      },
      {
        name: 'Línea 192 (press 4 for mental health)',
        call: '192',
        languages: ['Spanish'],
        website: 'https://www.minsalud.gov.co',
      },
    ],
  },
  {
    code: 'MX',
    name: 'Mexico',
    emergency: ['911'],
    lines: [
      {
        name: 'Línea de la Vida',
        call: '800 911 2000',
        languages: ['Spanish'],
        website: 'https://www.gob.mx/conasama',
      },
    ],
  },
  {
    code: 'PE',
    name: 'Peru',
    emergency: ['105', '106', '116'],
    lines: [
      {
        name: 'Línea 113 Salud (press 5 for mental health)',
        call: '113',
        languages: ['Spanish'],
        website: 'https://www.gob.pe/minsa',
      },
    ],
  },
]
