import { toTelLink } from '#contract/crisis-links.ts'

const phoneNumber = /(\+?\(?\d(?:[ ()./-]{0,2}\d){5,14})/

/** An answer whose phone numbers can be tapped. Members write them next to a name, without saying “call”. */
export function PlanText({ text }: { text: string }) {
  return text.split(phoneNumber).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={toTelLink(part)} dir="ltr">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
