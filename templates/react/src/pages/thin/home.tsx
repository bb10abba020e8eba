import '../../styles/pages/thin.css'
import '../../styles/pages/thin-layouts.css'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { useLayout } from '../../ui/layout.ts'
import { Slots } from '../../ui/slots.tsx'
import { Cover } from './cover.tsx'
import { Place } from './place.tsx'
import { Tiles } from './tiles.tsx'
import { PhoneBand, Towns } from './towns.tsx'

/** The home page of a business that says who it is, what it does, where it is and how it is reached. */
export function ThinHome() {
  return (
    <div className="thin">
      <Bands />
      <Slots name="home" />
      <CallToAction />
    </div>
  )
}

function Bands() {
  switch (useLayout().thin) {
    case 'tiles':
      return <Tiles />
    case 'towns':
      return (
        <>
          <Cover look="arcade" />
          <Towns />
          <PhoneBand />
        </>
      )
    default:
      return (
        <>
          <Cover look="poster" />
          <Place />
        </>
      )
  }
}
