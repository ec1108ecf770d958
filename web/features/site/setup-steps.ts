import type { SetupList } from '#contract/setup-list.ts'
import type { SetupStep } from '#contract/setup-steps.ts'
import { paths } from '#web/paths.ts'

type StepTexts = { title: string; to: string; open: string; done: string }

/** The words of each step, and the screen where it is done. */
export const setupSteps: Record<SetupStep, StepTexts> = {
  name: {
    title: 'Name and logo',
    to: paths.siteBranding('looks'),
    open: 'Still those of the product.',
    done: 'They are your own.',
  },
  figures: {
    title: 'Figures',
    to: paths.siteBranding('figures'),
    open: 'Still the example figures.',
    done: 'You chose which figures to show.',
  },
  mail: {
    title: 'Email',
    to: paths.delivery(),
    open: 'Send a test email under Delivery.',
    done: 'The last email was sent.',
  },
  guidelines: {
    title: 'Guidelines',
    to: paths.siteBranding('pages'),
    open: 'Still our default text.',
    done: 'They are your own text.',
  },
  help: {
    title: 'Help numbers',
    to: paths.editHelp(),
    open: 'Check those of your country.',
    done: 'You edited the page.',
  },
  invitation: {
    title: 'First invitation',
    to: paths.invitations(),
    open: 'Nobody else is here yet.',
    done: 'Others can join.',
  },
  backup: {
    title: 'Backup',
    to: paths.siteBranding('backup'),
    open: 'There is no recent backup.',
    done: 'There is one.',
  },
}

export function describeStep(
  { step, done, confirmed }: SetupList['steps'][number],
  { mail, backup }: { mail: boolean; backup: SetupList['backup'] },
): string {
  if (confirmed) return 'Confirmed by an admin.'
  if (step === 'mail' && !mail) return 'No mail server is set up.'
  if (step === 'backup' && done && backup.time !== null)
    return `Every night at ${backup.time}, ${backup.elsewhere ? 'and taken elsewhere' : 'on the disk of the site'}.`
  return done ? setupSteps[step].done : setupSteps[step].open
}
