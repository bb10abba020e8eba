import { builder } from '../../../builder/builder-context.tsx'
import { useRequestedFocus } from '../../../builder/field-focus.ts'
import { followLook } from '../../../builder/follow-look.ts'
import { TradeChip } from '../trade-chip.tsx'
import { Pictures } from '../pictures/pictures.tsx'
import { Hours } from './hours.tsx'
import { People } from './people.tsx'
import { Places } from './places.tsx'
import { Services } from './services.tsx'
import { useLists } from './use-lists.ts'

// From the first step on, the look of the site follows the business.
followLook(builder)

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

/** The photographs of the business. */
export function PictureLists() {
  return <Pictures lists={useLists()} />
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
