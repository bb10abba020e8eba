/**
 * Words before a trade that show that it is not the business's own: what it is near, works for, was once or is not.
 * Without the marks of letters, since texts are read without them.
 */
const aside = new Set(
  (
    'near beside opposite above behind for former formerly old next between like under across past not no with ' +
    'to from by before after against via serving supplying helping ' +
    'neben bei gegenuber uber hinter fur ehemalige ehemaligen ehemaliger ehemals fruher fruheren alte alten altes alter zur zum kein keine ' +
    'pres cote face chez pour ancien ancienne anciens vieux vieille dessus derriere avec au aux sans ' +
    'cerca junto lado frente para antigua antiguo antigo antiga vieja viejo velha velho encima detras con perto atras cima sem sin ' +
    'vicino accanto fronte per ex sopra dietro vecchia vecchio antico antica senza alla al allo ' +
    'obok kolo naprzeciw naprzeciwko dla dawnej dawny dawnym stary stara starej przy nad za blisko bez byla byly ' +
    'naast tegenover boven achter voor voormalige voormalig oude oud aan geen zonder'
  ).split(' ')
)

/** Words by which a business speaks of itself: what stands behind them is its own again. */
const own = new Set(
  (
    'we i am are our my is runs run ich wir bin sind unser unsere mein meine nous je sommes suis notre mon votre ' +
    'somos soy nuestro nuestra mi sou nosso nossa minha meu siamo sono nostro nostra mio mia il ' +
    'jestem jestesmy nasz nasza prowadze prowadzimy ik ben wij zijn ons onze mijn your ihr ihre'
  ).split(' ')
)

/** Most words between such a word and the trade. */
const reach = 6

/** Whether a trade is only mentioned, by the words of its clause before it, the nearest last. */
export function isAside(before: readonly string[]): boolean {
  const near = before.slice(-reach)
  const last = near.findLastIndex((word) => aside.has(word) || own.has(word))
  return last >= 0 && aside.has(near[last] ?? '')
}

const self = new Set(
  (
    'we i am are our your ich wir bin sind ihr ihre unser unsere nous sommes suis je votre notre somos soy tu sou ' +
    'siamo sono jestem jestesmy ik ben wij zijn uw'
  ).split(' ')
)

/** Whether a business says of itself what follows: 'We are a family bakery'. */
export function isSelfSaid(before: readonly string[]): boolean {
  return before.slice(-reach).some((word) => self.has(word))
}
