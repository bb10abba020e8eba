import type { ChatKnowledge } from './chat-answers.ts'
import { hoursLines } from './hours.ts'
import { linesOf, plainText } from './drafts.ts'
import type { Content, Site } from './site.ts'
import { splitSentences } from './text.ts'

/** Collects the facts for the chat from the content of the site. */
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
    sentences: [businessInfo.description, ...saidIn(content)].flatMap(splitSentences),
    phone: businessInfo.contactPhone,
    email: businessInfo.contactEmail
  }
}

/** The texts of the pages besides services, questions, hours and addresses. */
function saidIn({ hero, services, about, reasons, process, area }: Content): string[] {
  const { story, values } = about
  return [
    plainText(hero.title),
    plainText(services?.intro),
    ...(services?.items ?? []).flatMap(({ details }) => linesOf(details)),
    ...linesOf(story),
    ...[...(values?.items ?? []), ...(reasons?.items ?? []), ...(process?.items ?? [])].map(
      ({ text }) => text
    ),
    plainText(area)
  ].filter((text) => text.trim() !== '')
}
