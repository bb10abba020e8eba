import { useRequestedFocus } from '../../frame/field-focus.ts'
import { TradeChip } from '../trade-chip.tsx'
import { Hours } from './hours.tsx'
import { People } from './people.tsx'
import { Places } from './places.tsx'
import { Services } from './services.tsx'
import { useLists } from './use-lists.ts'

/** Its trade, what the business offers, and when it is open. */
export function OfferLists() {
  const lists = useLists()
  useRequestedFocus()
  return (
    <>
      <TradeChip />
      <Services lists={lists} />
      <Hours lists={lists} />
    </>
  )
}

/** Where the business is, and who works there. */
export function ContactLists() {
  const lists = useLists()
  useRequestedFocus()
  return (
    <>
      <Places lists={lists} />
      <People lists={lists} />
    </>
  )
}
