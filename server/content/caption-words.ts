import type { Pillar } from '#contract/pillars.ts'

/**
 * Words that, in the caption of a post, speak of a pillar, lower case; a star stands for any ending. Two words together are looked for as they stand.
 * Few and certain: a caption may belong to none. (What an idea is read by is wider: idea-words.ts of the composer.)
 * A word belongs to one pillar: what could be two (discipline in training, discipline with money) is left to the words around it.
 */
export const captionWords: Record<Pillar, readonly string[]> = {
  purpose: [
    'purpose', 'mission', 'goal*', 'habit*', 'routine*', 'procrastinat*', 'discipline*', 'motivation', 'vision', 'values', 'accountab*',
    'focus', 'meaning', 'direction', 'early morning', 'deep work', 'to-do', 'planning', 'legacy', 'integrity', 'calling',
  ],
  mental: [
    'mental', 'stress*', 'anxi*', 'anger', 'angry', 'resilien*', 'depress*', 'therap*', 'emotion*', 'mindset', 'gratitude', 'grateful',
    'confiden*', 'self-worth', 'self worth', 'grief', 'griev*', 'overthink*', 'burnout', 'panic', 'fear*', 'cope', 'coping', 'breathwork',
  ],
  physical: [
    'workout*', 'training', 'gym', 'lift*', 'deadlift*', 'squat*', 'push-up*', 'pushup*', 'pull-up*', 'run', 'running', 'runner*', 'marathon',
    'muscle*', 'strength', 'nutrition', 'protein', 'diet', 'sleep', 'fitness', 'cardio', 'mobility', 'cold plunge', 'fasting', 'calories', 'kettlebell*',
  ],
  brotherhood: [
    'brother*', 'mentor*', 'men’s group', "men's group", 'community', 'tribe', 'band of', 'volunteer*', 'service project', 'meet-up*', 'meetup*',
    'camaraderie', 'teammate*', 'fellowship', 'lonel*', 'crew',
  ],
  relationships: [
    'relationship*', 'marriage', 'wife', 'partner', 'girlfriend', 'dating', 'father*', 'dad', 'dads', 'son', 'sons', 'daughter*', 'kids', 'children',
    'parent*', 'family', 'boundar*', 'friendship*', 'listen*', 'communicat*', 'divorce*', 'intimacy', 'husband*',
  ],
  career: [
    'career*', 'money', 'invest*', 'saving*', 'budget*', 'debt*', 'salary', 'income', 'business*', 'entrepreneur*', 'leader*', 'startup*',
    'side hustle*', 'promotion', 'job', 'jobs', 'work-life', 'financ*', 'negotiat*', 'client*', 'wealth*', 'boss',
  ],
  spiritual: [
    'spirit*', 'meditat*', 'mindful*', 'pray*', 'faith', 'god', 'stoic*', 'marcus aurelius', 'seneca', 'epictetus', 'philosoph*', 'soul',
    'journal*', 'stillness', 'silence', 'scripture', 'church', 'reflection', 'inner peace', 'memento mori', 'contemplat*',
  ],
}
