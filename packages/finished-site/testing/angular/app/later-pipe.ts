import { inject, Pipe, type PipeTransform } from '@angular/core'
import { Clock } from './services.ts'

/** Loaded with what it writes. */
@Pipe({ name: 'later', pure: false })
export class LaterPipe implements PipeTransform {
  private readonly clock = inject(Clock)

  transform(text: string): string {
    return `${text} ${this.clock.now}`
  }
}
