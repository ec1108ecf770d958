/** The words of the specification, unless the site has its own. */
export const landingWords = {
  headline: 'Transform yourself through the 7 pillars of masculine excellence',
  welcome: 'Pick a challenge, complete one small step a day, and stay accountable with other men.',
}
