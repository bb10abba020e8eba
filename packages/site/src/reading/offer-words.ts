/** Verbs behind which stands what a business has or makes: the thing alone is the title. */
export const givingVerbs =
  'sell|sells|offer|offers|provide|provides|serve|serves|make|makes|do|bake|bakes|brew|brews|grow|grows|roast|roasts|' +
  'cook|stock|stocks|produce|build|draw|design|develop|show|present|play|treat|treats|teach|teaches|photograph|film|' +
  'shoot|carry out|carries out|undertake|handle|supply|supplies|create|advise on|advises on|specialise in|specialize in|cover|publish|print|rent out|hire out|rent|book|order'

/** The same as a part of what the business calls itself: `a nail salon offering manicures`. */
export const givingForms =
  'offering|selling|providing|serving|making|baking|brewing|growing|producing|teaching|creating|specialising in|specializing in'

/** Verbs that are the service themselves: they stay in the title. */
export const doingVerbs =
  'repair|repairs|mend|mends|fix|fixes|restore|paint|hang|clean|cleans|wash|install|fit|plant|prune|look after|find|' +
  'collect|open|change|cut|host|write|translate|tune|groom|train|walk|deliver|move|remove|maintain|service|manage|' +
  'value|let|inspect|test|audit|plan|edit|style|colour|wax|shave|fill|prepare|file|organise|organize|run'

/** Subjects before the verb. */
export const subjects = 'we|i|who|they|volunteers|patients|customers|clients|guests|people|members|you can'

/** Words before which a thing ends, by language: what follows says for whom, how or where. */
export const ends: Readonly<Record<string, string>> = {
  en:
    'for|from|with|without|that|which|who|whose|in|on|at|by|until|while|when|where|each|every|all|as|so|because|since|' +
    'between|near|around|throughout|within|outside|through|across|and we|and i',
  de: 'für|im|in|aus|mit|von|bei|seit|am|auf|an|ohne',
  fr: 'pour|avec|dans|chez|en|sur|sans',
  es: 'para|con|desde|por|en|sin',
  it: 'per|con|da|nel|in|senza',
  pt: 'para|com|em|no|na|desde|sem|entre',
  nl: 'voor|in|met|door|van|op|bij|zonder',
  pl: 'dla|w|we|z|ze|na|przez|do|bez',
  cs: 'pro|v|ve|z|ze|na|s|se|do|bez',
  sv: 'för|i|på|med|till|utan'
}

/** Between the last two of a list, by language. */
export const conjunctions: Readonly<Record<string, string>> = {
  en: 'and|&',
  de: 'und',
  fr: 'et',
  es: 'y|e',
  it: 'e|ed',
  pt: 'e',
  nl: 'en',
  pl: 'i|oraz',
  cs: 'a',
  sv: 'och'
}

/** Beginnings of a sentence that names what the business does, up to the verb, in other languages than English. */
export const openings: Readonly<Record<string, string>> = {
  de: '(?:wir|ich)\\s+\\p{L}+',
  fr: '(?:nous|je)\\s+\\p{L}+|j’\\p{L}+',
  es: '\\p{L}+(?:amos|emos|imos)|ofrezco|hago|vendo',
  it: '\\p{L}+iamo|faccio|vendo|offro',
  pt: '\\p{L}+(?:amos|emos|imos)|faço|vendo|ofereço',
  nl: '(?:wij|we|ik)\\s+\\p{L}+',
  pl: '\\p{L}+(?:amy|emy|imy|ymy)|naprawiam|sprzedaję|oferuję|robię|wykonuję|uczę',
  cs: '\\p{L}+(?:íme|áme|eme|ujeme)|opravuji|prodávám|nabízím',
  sv: '(?:vi|jag)\\s+\\p{L}+'
}

/** Verbs of other languages that show that each of a list has its own. */
export const verbEndings: Readonly<Record<string, string>> = {
  pl: '\\p{L}+(?:amy|emy|imy|ymy)',
  cs: '\\p{L}+(?:íme|áme|eme|ujeme)',
  es: '\\p{L}+(?:amos|emos|imos)',
  it: '\\p{L}+iamo',
  pt: '\\p{L}+(?:amos|emos|imos)'
}

/** Listed words that are no offer. */
export const notOffers =
  'we|i|lot|lots|ik|wij|wir|ich|nous|je|jag|vi|you|it|them|us|yours|everything|nothing|anything|people|children|adults|learners|beginners|drivers|babies|men|' +
  'women|families|companies|customers|clients|honest|fast|friendly|small|reliable|independent|quick|quiet|warm|cosy|fresh|' +
  'local|one|two|three|four|five|six|seven|eight|nine|ten|day|night|weeks|hours|minutes'
