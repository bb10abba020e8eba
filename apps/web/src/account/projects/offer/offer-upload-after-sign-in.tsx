import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../sign-in/auth.tsx'

/** Offers, once somebody has signed in on this page, to take the work of this browser into the account. */
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
        void import('./offer-upload.ts').then(({ offerUpload }) => offerUpload(session, id, toProjects))
      }
      before = state.kind
    })
  }, [session])
  return null
}
