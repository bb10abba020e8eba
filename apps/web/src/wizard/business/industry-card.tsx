import { industries, type IndustryId } from '@sitewright/catalog'
import {
  IconBriefcase,
  IconBuildingStore,
  IconCamera,
  IconCode,
  IconCoin,
  IconDots,
  IconHome,
  IconMovie,
  IconSchool,
  IconShieldLock,
  IconStethoscope,
  IconToolsKitchen2
} from '@tabler/icons-react'
import { businessMessages as messages } from './messages.ts'
import styles from './business.module.css'

const icons: Record<IndustryId, typeof IconCamera> = {
  ecommerce: IconBuildingStore,
  healthcare: IconStethoscope,
  education: IconSchool,
  entertainment: IconMovie,
  photography: IconCamera,
  realestate: IconHome,
  services: IconBriefcase,
  finance: IconCoin,
  technology: IconCode,
  restaurant: IconToolsKitchen2,
  'cyber-security': IconShieldLock,
  other: IconDots
}

/** The industry defaults: what the chosen industry sets on the site. */
export function IndustryCard({ industry }: { industry: IndustryId }) {
  const Icon = icons[industry]
  return (
    <output className={styles.industry}>
      <Icon className="i l" aria-hidden />
      <div>
        <b>{industries[industry]}</b>
        <p>{messages.industrySets}</p>
      </div>
    </output>
  )
}
