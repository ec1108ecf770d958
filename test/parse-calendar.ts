type Properties = Record<string, string>
type Event = Properties & { alarm?: Properties }

/** Reads a calendar file as RFC 5545 describes it, and refuses what a strict program would. */
export function parseCalendar(bytes: Buffer): { properties: Properties; events: Event[] } {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (!text.endsWith('\r\n') && !text.endsWith('END:VCALENDAR')) throw new Error('The last line has no end')
  const raw = text.split('\r\n').filter((line) => line !== '')
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends without CRLF: ${line}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is longer than 75 bytes: ${line}`)
  }
  const lines = raw
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  const properties: Properties = {}
  const events: Event[] = []
  const open: string[] = []
  for (const line of lines) {
    const [, name = '', , value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? []
    if (!name) throw new Error(`Not a property: ${line}`)
    if (name === 'BEGIN') open.push(value)
    if (name === 'BEGIN' && value === 'VEVENT') events.push({})
    if (name === 'END' && open.pop() !== value) throw new Error(`Ends without a beginning: ${line}`)
    if (name === 'BEGIN' || name === 'END') continue
    assignProperty(open.at(-1), name, unescape(name, value), { properties, events })
  }
  if (open.length > 0) throw new Error(`Never ends: ${open.join(', ')}`)
  for (const event of events)
    for (const name of ['UID', 'DTSTAMP', 'DTSTART']) if (!event[name]) throw new Error(`An event has no ${name}`)
  return { properties, events }
}

function assignProperty(
  component: string | undefined,
  name: string,
  value: string,
  { properties, events }: { properties: Properties; events: Event[] },
): void {
  const event = events.at(-1)
  const target = component === 'VEVENT' ? event : component === 'VALARM' && event ? (event.alarm ??= {}) : properties
  if (!target || (name in target && name !== 'CATEGORIES')) throw new Error(`${name} twice in ${component}`)
  target[name] = value
}

const texts = ['SUMMARY', 'DESCRIPTION', 'X-WR-CALNAME', 'NAME']

function unescape(name: string, value: string): string {
  if (!texts.includes(name)) return value
  if (/(?<!\\)(\\\\)*[,;]/.test(value)) throw new Error(`Not escaped: ${value}`)
  return value.replace(/\\(.)/g, (_, escaped: string) => {
    if (!'\\;,nN'.includes(escaped)) throw new Error(`Wrong escape in ${value}`)
    return escaped.toLowerCase() === 'n' ? '\n' : escaped
  })
}
