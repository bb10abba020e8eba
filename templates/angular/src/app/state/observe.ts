import {
  ApplicationRef,
  computed,
  effect,
  inject,
  Service,
  signal,
  untracked,
  type Signal
} from '@angular/core'
import type { Observable } from '../../domain/sessions/observable.ts'
import { Started } from './started.ts'

/**
 * Draws a change in the task that made it. By itself Angular waits for a timer or a frame, which other timers may
 * precede.
 */
@Service()
class PromptDrawing {
  private readonly app = inject(ApplicationRef)
  private isPlanned = false

  plan(): void {
    if (this.isPlanned) return
    this.isPlanned = true
    queueMicrotask(() => {
      this.isPlanned = false
      if (!this.app.destroyed) this.app.tick()
    })
  }
}

/**
 * The state of a session: what reads it is drawn anew after each change. It is observed once the page has started, for as
 * long as the component is there that asked for it.
 */
export function observe<State>(getSource: () => Observable<State>): Signal<State> {
  const started = inject(Started)
  const drawing = inject(PromptDrawing)
  const source = computed(getSource)
  const changes = signal(0)
  if (started.isBrowser)
    effect((onCleanup) => {
      if (!started.value()) return
      const { subscribe } = source()
      untracked(() => {
        const change = () => {
          changes.update((count) => count + 1)
          drawing.plan()
        }
        onCleanup(subscribe(change))
        // What has changed before is known by now.
        changes.update((count) => count + 1)
      })
    })
  return computed(() => {
    changes()
    const { get } = source()
    return untracked(get)
  })
}
