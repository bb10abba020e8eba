import { Pipe, type PipeTransform } from '@angular/core'

/** Says it louder. */
@Pipe({ name: 'shout' })
export class ShoutPipe implements PipeTransform {
  transform(text: string, times = 1): string {
    return text.toUpperCase() + '!'.repeat(times)
  }
}
