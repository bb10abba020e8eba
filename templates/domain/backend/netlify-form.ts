import type { PostAddress } from './post-form.ts'

/** Name of the form that Netlify finds in the built pages. */
export const netlifyFormName = 'message'

/**
 * Netlify takes forms that its build has found in HTML, at the address of that HTML. Only its own answers carry its
 * request id: a page that another host sends back for a POST is no sign that anything was taken.
 */
export function netlifyForm(origin = ''): PostAddress {
  return {
    address: `${origin}/__forms.html`,
    receiver: 'Netlify',
    fields: { 'form-name': netlifyFormName },
    taken: ({ headers }) => headers.has('x-nf-request-id')
  }
}
