import { useRequestedFocus } from '../../frame/field-focus.ts'
import { Hours } from './hours.tsx'
import { People } from './people.tsx'
import { Services } from './services.tsx'
import { useLists } from './use-lists.ts'

/** What the business offers, and when it is open. */
export function OfferLists() {
  const lists = useLists()
  useRequestedFocus()
  return (
    <>
      <Services lists={lists} />
      <Hours lists={lists} />
    </>
  )
}

/** Who works there. */
export function ContactLists() {
  const lists = useLists()
  useRequestedFocus()
  return <People lists={lists} />
}
