import { Component, input } from '@angular/core'
import { pictureSizes } from '../../domain/looks.ts'
import type { Content } from '../../domain/site.ts'
import { SitePicture } from '../ui/site-picture.ts'
import { SiteWords } from '../ui/site-words.ts'

@Component({
  selector: 'section[appAboutTeam]',
  imports: [SitePicture, SiteWords],
  templateUrl: './about-team.html',
  host: { class: 'part', 'aria-labelledby': 'team' }
})
export class AboutTeam {
  readonly team = input.required<NonNullable<Content['about']['team']>>({ alias: 'appAboutTeam' })

  protected readonly pictureSizes = pictureSizes
}
