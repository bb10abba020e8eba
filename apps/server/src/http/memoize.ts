/** Does the work for an object once, for as long as somebody holds the object. */
export function memoize<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>()
  return function memoized(from) {
    let result = known.get(from)
    if (result === undefined) {
      result = work(from)
      known.set(from, result)
    }
    return result
  }
}
