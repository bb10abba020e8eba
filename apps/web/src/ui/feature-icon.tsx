import type { FeatureId } from '@sitewright/catalog'
import {
  IconBell,
  IconCalendar,
  IconChartBar,
  IconCreditCard,
  IconDeviceMobile,
  IconDownload,
  IconLock,
  IconMail,
  IconMapPin,
  IconMessageCircle,
  IconPhoto,
  IconQuote,
  IconSearch,
  IconServer,
  IconShare,
  IconShieldCheck,
  IconStar,
  IconUser
} from '@tabler/icons-react'

const icons: Record<FeatureId, typeof IconBell> = {
  auth: IconLock,
  pwa: IconDownload,
  responsive: IconDeviceMobile,
  profile: IconUser,
  notifications: IconBell,
  search: IconSearch,
  chat: IconMessageCircle,
  gallery: IconPhoto,
  'contact-form': IconMail,
  testimonials: IconQuote,
  payments: IconCreditCard,
  reviews: IconStar,
  booking: IconCalendar,
  geolocation: IconMapPin,
  analytics: IconChartBar,
  security: IconShieldCheck,
  api: IconServer,
  social: IconShare
}

export function FeatureIcon({ id }: { id: FeatureId }) {
  const Icon = icons[id]
  return <Icon className="i" aria-hidden />
}
