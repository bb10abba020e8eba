const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Letters that one language writes and English does not, and short words that stand in nearly each of its sentences. */
export interface LatinLanguage {
  readonly words: ReadonlySet<string>
  /** Letters that hardly another of these languages has. */
  readonly letters?: RegExp
  /** True where one word with such a letter says as much as two short words. */
  readonly alone?: true
}

/** English, which the others are compared with. */
export const english: LatinLanguage = {
  words: words(
    'the and of to in is are for with we our you your from by at on it that this who which have has was not but or as an ' +
      'my they their all no do can be i a so us if one two'
  )
}

/** Other languages in Latin letters. */
export const otherLatin: Readonly<Record<string, LatinLanguage>> = {
  de: {
    words: words(
      'und der die das den dem des ein eine einen einem einer für mit von wir ich ist sind im auf bei nicht aus zu zum zur ' +
        'unser unsere ihr sie auch nach seit oder am es wird'
    ),
    letters: /ß/u
  },
  fr: {
    words: words(
      'le la les des du une un et nous vous est sont pour avec dans sur au aux ou notre nos votre je depuis qui que pas ce ' +
        'en chez plus tous par'
    ),
    letters: /[œçêèû]/u
  },
  es: {
    words: words(
      'el la los las un una y de del en para con por que es son nuestro nuestra nosotros desde más o al se lo su sus muy ' +
        'todos como'
    ),
    letters: /[ñ¿¡]/u
  },
  it: {
    words: words(
      'il lo la gli le un una e di del della dei delle per con che è sono nostro nostra noi da dal nel alla anche non si ' +
        'ogni tutti più o'
    ),
    letters: /ò/u
  },
  pt: {
    words: words(
      'o a os as um uma e de do da dos das em no na para com por que é são nosso nossa nós desde mais ou ao se entre não ' +
        'todos você'
    ),
    letters: /[ãõ]/u
  },
  nl: {
    words: words(
      'de het een en van voor met wij we is zijn op bij niet uit aan ons onze ook naar sinds of om door heel ik u je kan ' +
        'per er'
    )
  },
  pl: {
    words: words(
      'i w we z ze na do dla od po oraz przez nie się jest są nasz nasza naszych u o a lub przy jak to co już także'
    ),
    letters: /[ąęłńśźż]/u,
    alone: true
  },
  cs: {
    words: words('a v ve na do od pro s se z ze je jsou nebo po u o k i jak náš naše jsme také za při'),
    letters: /[ěřů]/u,
    alone: true
  },
  tr: {
    words: words('ve bir için ile bu da de çok en her olarak biz bizim size daha ya'),
    letters: /[ğışİ]/u,
    alone: true
  },
  sv: {
    words: words('och i på för med av är vi som en ett det att till från har vår våra inte om du eller hos'),
    letters: /å/u
  },
  ro: {
    words: words('și in în de la cu pentru pe un o este sunt din nu ne noi care sau mai al ale'),
    letters: /[șțăâ]/u
  },
  hu: {
    words: words('a az és egy is nem hogy van vagy meg mi én ha ki már csak minden'),
    letters: /[őű]/u,
    alone: true
  }
}
