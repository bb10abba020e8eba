/** Reads a variable of the build by its name, without the prefix of the framework; an empty text where it is not set. */
export type ReadVariable = (name: string) => string

/** The environment variables of the build that the site reads, by their names without the prefix of the framework. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A third-party service for analytics or error monitoring. It is off until its variables are set. */
export interface Service {
  id: string
  /** Display name. */
  name: string
  /** True where it needs consent before it starts, since it recognises the visitor's browser. */
  asks: boolean
  /** True where the variables that it needs are set. */
  isReady: (variable: ReadVariable) => boolean
  start: (variable: ReadVariable) => Promise<void>
}

/** The services whose variables are set. */
export function readyServices(services: readonly Service[], variables: Variables): readonly Service[] {
  return services.filter((service) => service.isReady(readerOf(variables)))
}

/** Reads variables; whitespace around a value is left out. */
export function readerOf(variables: Variables): ReadVariable {
  return (name) => variables[name]?.trim() ?? ''
}

/** Loads a third-party script; settles when it has run. Without a network, or blocked, it is left out in silence. */
export function addScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((settle) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => settle())
    script.addEventListener('error', () => settle())
    Object.assign(script.dataset, attributes)
    document.head.append(script)
  })
}
