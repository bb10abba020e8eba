import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The token of a mail, from the URL fragment. It is removed from the address bar at once. */
export function useFragmentToken(): string {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [fragment] = useState(() => hash.slice(1))
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])
  return fragment
}

/** Pages that were opened with a token send no Referer (security bar 8). */
export function NoReferrer() {
  return <meta name="referrer" content="no-referrer" />
}
