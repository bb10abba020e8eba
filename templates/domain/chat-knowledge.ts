import type { ChatKnowledge } from './chat-answers.ts'
import { plainText } from './drafts.ts'
import { hoursLines } from './hours.ts'
import type { Site } from './site.ts'

/** What the chat may answer from: what the site shows. */
export function knowledgeOf({ businessInfo, content }: Site): ChatKnowledge {
  const { services, faq, hours, locations, language } = content
  const places = locations.map(({ address }) => address).filter((address) => address !== '')
  return {
    questions: faq?.items ?? [],
    services: (services?.items ?? []).map(({ title, text, price, duration }) => ({
      title: plainText(title),
      text: plainText(text),
      price: plainText(price),
      duration: plainText(duration)
    })),
    hours: hours === undefined ? [] : hoursLines(hours, language).map(({ days, open }) => `${days} ${open}`),
    places: places.length > 0 ? places : [businessInfo.location].filter((place) => place !== ''),
    phone: businessInfo.contactPhone,
    email: businessInfo.contactEmail
  }
}
