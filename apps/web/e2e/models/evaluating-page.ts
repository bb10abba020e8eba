/** A page that functions are run in: that of a browser test, or that of a component test. */
export interface EvaluatingPage {
  evaluate<T, A>(run: (argument: A) => T, argument: A): Promise<T>
}
