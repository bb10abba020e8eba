import { inject, Injectable, InjectionToken, Service } from '@angular/core'

export interface Message {
  text?: string
}

const start = new InjectionToken('start', { factory: (): number => 12 })

/** Tells the time. */
@Service()
export class Clock {
  readonly now = inject(start)
}

/** A clock that is late. */
@Service({ factory: () => new LateClock() })
export class LateClock extends Clock {
  readonly lateness = 1
}

/** What is said first. */
@Injectable({ providedIn: 'root', useFactory: () => new Greeting() })
export class Greeting {
  readonly text = `Hello at ${inject(Clock).now}`
}

/** What happened. It is provided by the app. */
@Injectable()
export class Log {
  readonly lines: string[] = []
  name = ''

  add(line: string | number): void {
    this.lines.push(`${this.name}: ${line}`)
  }
}

/** A log that stands for another one. */
@Injectable({ providedIn: 'root', useExisting: Log })
export class OwnLog extends Log {
  override name = 'own'
}

/** A log that whoever needs it provides. */
@Service({ autoProvided: false })
export class RareLog extends Log {}
