import type { CountryData } from './types.ts'

export const africa: CountryData[] = [
  {
    code: 'GH',
    name: 'Ghana',
    emergency: ['112'],
    lines: [
      {
        name: 'Mental Health Authority Helpline',
        call: '0800 678 678',
        hours: 'Hours vary, see the website',
        languages: ['English'],
        website: 'https://mhaghana.com',
      },
    ],
  },
  {
    code: 'KE',
    name: 'Kenya',
    emergency: ['999', '112'],
    lines: [
      {
        name: 'Kenya Red Cross',
        call: '1199',
        hours: 'Hours vary, see the website',
        languages: ['English', 'Swahili'],
        website: 'https://www.redcross.or.ke',
      },
    ],
  },
  {
    code: 'ZA',
    name: 'South Africa',
    emergency: ['112', '10111', '10177'],
    lines: [
      {
        name: 'SADAG Suicide Crisis Helpline',
        call: '0800 567 567',
        languages: ['English'],
        website: 'https://www.sadag.org',
        source:
          'https://sadag.org/index.php?option=com_content&view=article&id=457:mental-illness-the-cost-to-countries&catid=74&Itemid=577',
        checked: '2026-11-22',
      },
      {
        category: 'harmed',
        name: 'Gender-Based Violence Command Centre',
        call: '0800 428 428',
        text: { number: '31531', body: 'help' },
        languages: ['English'],
        website: 'https://gbv.org.za',
        source: 'https://gbv.org.za/about-us',
        checked: '2026-11-25',
      },
      {
        category: 'harming',
        name: 'Stop Gender Violence Helpline, also for people who hurt others',
        call: '0800 150 150',
        languages: ['English'],
        website: 'https://lifelinesa.co.za',
      },
      {
        category: 'alcohol-and-drugs',
        name: 'Substance Abuse Helpline',
        call: '0800 12 13 14',
        text: { number: '32312', body: null },
        languages: ['English'],
        website: 'https://www.sadag.org',
        source: 'https://brandsouthafrica.com/107801/south-africas-substance-abuse-helpline/',
        checked: '2026-11-25',
      },
      {
        category: 'gambling',
        name: 'South African Responsible Gambling Foundation',
        call: '0800 006 008',
        languages: ['English'],
        website: 'https://responsiblegambling.org.za',
      },
      {
        category: 'sexual-abuse',
        name: 'Rape Crisis Cape Town',
        call: '021 447 9762',
        hours: 'Hours vary, see the website',
        languages: ['English', 'Xhosa', 'Afrikaans'],
        website: 'https://rapecrisis.org.za',
      },
      {
        category: 'money',
        name: 'National Credit Regulator',
        call: '0860 627 627',
        hours: 'Mon to Fri, see the website',
        languages: ['English'],
        website: 'https://www.ncr.org.za',
      },
    ],
  },
  {
    code: 'EG',
    name: 'Egypt',
    emergency: ['122', '123'],
    lines: [
      {
        name: 'General Secretariat of Mental Health',
        call: '16328',
        languages: ['Arabic'],
        website: 'https://mentalhealth.mohp.gov.eg',
      },
    ],
  },
  {
    code: 'NG',
    name: 'Nigeria',
    emergency: ['112'],
    lines: [
      {
        name: 'SURPIN (Suicide Research and Prevention Initiative)',
        call: '0800 078 7746',
        languages: ['English'],
        website: 'https://surpinng.com',
        source: 'https://www.healthcareafrica.info/new-mental-health-hotline-inaugurated-in-nigeria/',
      },
      {
        name: 'Mentally Aware Nigeria Initiative',
        call: '0809 111 6264',
        languages: ['English'],
        website: 'https://mentallyaware.org',
      },
    ],
  },
]
