import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../sign-in/auth.tsx'

/** Offers, once a user has signed in on this page, to upload the work of this browser to the account. */
export function OfferUploadAfterSignIn() {
  const { session } = useAuth()
  const navigate = useNavigate()
  const toProjects = useEffectEvent(() => void navigate('/auth/projects'))
  useEffect(() => {
    let before = session.get().kind
    return session.subscribe(() => {
      const state = session.get()
      if (state.kind === 'signed-in' && before !== 'signed-in') {
        const { id } = state.user
        // The import fails when the page is left or the browser is offline; the next sign-in asks again.
        void import('./offer-upload.ts').then(
          ({ offerUpload }) => offerUpload(session, id, toProjects),
          () => undefined
        )
      }
      before = state.kind
    })
  }, [session])
  return null
}
