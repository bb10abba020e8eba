import { Component, computed, inject } from '@angular/core'
import { detailRows } from '../../../domain/profile.ts'
import { profileValue } from '../../state/profile.ts'
import { DetailFields } from './detail-fields.ts'

/** The details of the profile: fields while the page's form is open, facts otherwise. */
@Component({
  selector: 'div[appProfileDetails]',
  imports: [DetailFields],
  templateUrl: './profile-details.html'
})
export class ProfileDetails {
  protected readonly profile = inject(profileValue)
  protected readonly rows = computed(() => detailRows(this.profile.visitor()))
}
