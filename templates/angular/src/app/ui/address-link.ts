import { Directive, input } from '@angular/core'
import { SiteLink } from './site-link.ts'

/** A link to an address of this site, as its routes know it. */
@Directive({ selector: 'a[appAddressLink]' })
export class AddressLink extends SiteLink {
  override readonly address = input.required<string>({ alias: 'appAddressLink' })
  /** Only a part of the page is another one there: it stays scrolled, and the address takes the place of the last one. */
  readonly still = input(false)

  protected override open(address: string): void {
    const still = this.still()
    void this.navigation.open(address, still ? 'still' : undefined, still)
  }
}
