import '../../styles/pages/thin.css'
import '../../styles/pages/thin-layouts.css'
import { thinPictures } from '../../domain/home.ts'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { useContent, useLayout } from '../../ui/site-context.tsx'
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
      <HomeSlots />
      <CallToAction />
    </div>
  )
}

/** The features' parts of a home page that says nothing twice: the last word has its own page. */
function HomeSlots() {
  const { title, text, action } = useContent().callToAction
  if (title === undefined && text === undefined) return <Slots name="home" />
  return <Slots name="home" without={action.page} />
}

function Bands() {
  switch (useLayout().thin) {
    case 'tiles':
      return <Tiles />
    case 'towns':
      return (
        <>
          <Cover look={thinPictures.towns} />
          <Towns />
          <PhoneBand />
        </>
      )
    default:
      return (
        <>
          <Cover look={thinPictures.bands} />
          <Place />
        </>
      )
  }
}
