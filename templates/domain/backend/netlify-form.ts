import type { PostAddress } from './post-form.ts'

/** Name under which Netlify detects the form in the built pages. */
export const netlifyFormName = 'message'

/**
 * Netlify Forms accepts a POST to the page whose HTML contains the form. Only Netlify sets its request id header: a
 * page that another host returns for a POST does not mean that the message was accepted.
 */
export function netlifyForm(origin = ''): PostAddress {
  return {
    address: `${origin}/__forms.html`,
    receiver: 'Netlify',
    fields: { 'form-name': netlifyFormName },
    taken: ({ headers }) => headers.has('x-nf-request-id')
  }
}
