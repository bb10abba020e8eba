/** Leaves the site for an address, such as the checkout of a payment provider. */
export function redirect(address: string, { location }: Pick<Window, 'location'> = window): void {
  location.assign(address)
}
