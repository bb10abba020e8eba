import type { Edit } from './mutant.ts'

/** A mistake in a generated project, which its own `npm run check` has to find. */
export interface ProjectMutant extends Edit {
  /** The project that it is put into. */
  site: 'dentist' | 'everything'
}

const inDentist = (mutants: readonly Edit[]): ProjectMutant[] =>
  mutants.map((mutant) => ({ ...mutant, site: 'dentist' }))
const inEverything = (mutants: readonly Edit[]): ProjectMutant[] =>
  mutants.map((mutant) => ({ ...mutant, site: 'everything' }))

const forms: readonly Edit[] = [
  {
    what: 'any text is an e-mail address',
    file: 'src/domain/form.ts',
    find: '(/^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$/.test(value.trim()) ? undefined : message)',
    replace: "(value.trim() === '' ? message : undefined)"
  },
  {
    what: 'submitting empties the form',
    file: 'src/domain/sessions/form.ts',
    find: "set({ values, errors, refusals, stage: 'sending' })",
    replace: "set({ values: {} as Values, errors, refusals, stage: 'sending' })"
  },
  {
    what: 'an error stays though its field changed',
    file: 'src/domain/sessions/form.ts',
    find: '    for (const name of Object.keys(values) as (keyof Values)[]) delete errors[name]\n',
    replace: ''
  },
  {
    what: 'a message without a name is sent',
    file: 'src/domain/contact.ts',
    find: "rules: [required(formMessages.missing('your name')), line]",
    replace: 'rules: [line]'
  },
  {
    what: 'a stored draft is not restored',
    file: 'src/domain/form.ts',
    find: "typeof value === 'string' ? value : ''",
    replace: "typeof value === 'string' ? '' : ''"
  }
]

const messages: readonly Edit[] = [
  {
    what: 'the text of a message is not posted',
    file: 'src/domain/backend/post-form.ts',
    find: "Object.entries(entered).map(([name, value]) => [name, value ?? ''])",
    replace: "Object.entries(entered).map(([name, value]) => [name, name === 'message' ? '' : (value ?? '')])"
  },
  {
    what: 'a refused message is shown as sent',
    file: 'src/domain/backend/post-form.ts',
    find: 'if (response.ok && to.taken({ body, headers: response.headers })) return { ok: true }',
    replace: 'if (to.taken({ body, headers: response.headers }) || response.ok) return { ok: true }'
  },
  {
    what: 'the page of another host counts as thanks',
    file: 'src/domain/backend/post-form.ts',
    find: "return !(headers.get('Content-Type') ?? '').includes('text/html')",
    replace: "return headers.get('Content-Type') !== 'application/xml'"
  },
  {
    what: 'what a robot wrote into the honeypot is not posted',
    file: 'src/domain/backend/post-form.ts',
    find: '[trap, caught]]',
    replace: '[trap, caught.slice(0, 0)]]'
  },
  {
    what: 'the telephone number of a booking is not mailed',
    file: 'src/domain/backend/post-form.ts',
    find: ".filter((each) => values[each] !== '')",
    replace: ".filter((each) => each !== 'phone' && values[each] !== '')"
  }
]

const outbox: readonly Edit[] = [
  {
    what: 'the outbox sends the same message for ever',
    file: 'src/domain/backend/outbox.ts',
    find: '      remove(entry.id)\n      settled(entry, outcome)',
    replace: '      settled(entry, outcome)'
  },
  {
    what: 'the outbox sends the latest message first',
    file: 'src/domain/backend/outbox.ts',
    find: '[...waiting, entry])',
    replace: '[entry, ...waiting])'
  },
  {
    what: 'a message that may have arrived is sent again',
    file: 'src/domain/backend/outbox.ts',
    find: '      if (entry.tried === true && !once) continue\n',
    replace: ''
  },
  {
    what: 'the outbox has no limit',
    file: 'src/domain/backend/outbox.ts',
    find: 'if (waiting.length >= outboxLimit)',
    replace: 'if (waiting.length > outboxLimit * 2)'
  },
  {
    what: 'a message that was refused is tried again',
    file: 'src/domain/backend/delivery.ts',
    find: "return posted.code === 'refused' ? 'refused' : 'later'",
    replace: "return posted.code === 'full' ? 'refused' : 'later'"
  }
]

const booking: readonly Edit[] = [
  {
    what: 'the business is never open',
    file: 'src/domain/calendar.ts',
    find: '.filter(({ opens, closes }) => opens >= 0 && closes >= 0)',
    replace: '.filter(({ opens, closes }) => opens < 0 && closes < 0)'
  },
  {
    what: 'appointments end after the business closed',
    file: 'src/domain/calendar.ts',
    find: 'minutes + length <= closes &&',
    replace: 'minutes <= closes &&'
  },
  {
    what: 'a business that closes after midnight is never open',
    file: 'src/domain/calendar.ts',
    find: 'closes: closes <= opens ? closes + 1440 : closes',
    replace: 'closes'
  },
  {
    what: 'days many years ahead can be booked',
    file: 'src/domain/calendar.ts',
    find: 'if (day < now.day || day > addDays(now.day, bookingDaysMax)) return []',
    replace: 'if (day < now.day) return []'
  },
  {
    what: 'a time that has passed today can be booked',
    file: 'src/domain/calendar.ts',
    find: 'day > now.day || minutes > now.minutes',
    replace: 'day >= now.day || minutes > now.minutes'
  },
  {
    what: 'now is the time of London everywhere',
    file: 'src/domain/time-zone.ts',
    find: '    timeZone: zone,\n',
    replace: "    timeZone: 'Europe/London',\n"
  },
  {
    what: 'the time zone of the business is not looked at',
    file: 'src/domain/time-zone.ts',
    find: 'const zone = content.region?.timeZone',
    replace: 'const zone = content.region?.country'
  },
  {
    what: 'an appointment without a telephone number is sent',
    file: 'src/domain/booking.ts',
    find: "    missing: formMessages.missing('your phone number')\n",
    replace: ''
  }
]

const content: readonly Edit[] = [
  {
    what: 'drafts are published',
    file: 'src/domain/drafts.ts',
    find: 'return withoutEmptySections(removeDrafts(content) as Content)',
    replace: 'return withoutEmptySections((removeDrafts(content) && content) as Content)'
  },
  {
    what: 'the privacy page names another recipient of messages',
    file: 'src/domain/privacy.ts',
    find: '[say.carriedByService(host, businessName), say.numbered, say.waits]',
    replace: '[say.carriedByNetlify(businessName), say.numbered, say.waits]'
  },
  {
    what: 'the privacy page conceals the draft that the browser keeps',
    file: 'src/domain/privacy.ts',
    find: "[messages !== 'call', keptMessages.draft]",
    replace: '[false, keptMessages.draft]'
  },
  {
    what: 'every page has the home page as its canonical address',
    file: 'src/domain/head.ts',
    find: 'canonical: origin === undefined ? undefined : origin + path',
    replace: "canonical: origin === undefined ? undefined : origin + path.replace(/.+/, '/')"
  },
  {
    what: 'an extension is dialled as a part of the number',
    file: 'src/domain/telephone.ts',
    find: "`tel:${number}${extension === '' ? '' : `;ext=${extension}`}`",
    replace: '`tel:${number}${extension}`'
  },
  {
    what: 'the range of prices begins with the highest',
    file: 'src/domain/structured-data.ts',
    find: 'price.value < least.value ? price : least',
    replace: 'price.value > least.value ? price : least'
  },
  {
    what: '/about shows the questions',
    file: 'src/app/routes.tsx',
    find: "about: () => import('../pages/about.tsx')",
    replace: "about: () => import('../pages/faq.tsx')"
  },
  {
    what: 'every entry of the menu leads home',
    file: 'src/app/header.tsx',
    find: '<NavLink to={place.path} end>',
    replace: "<NavLink to={place.path.replace(/.+/, '/')} end>"
  }
]

const build: readonly Edit[] = [
  {
    what: 'the worker answers what is posted',
    file: 'src/service-worker.js',
    find: "if (request.method !== 'GET' || url.origin !== scope.origin) return",
    replace: 'if (url.origin !== scope.origin) return'
  },
  {
    what: 'a new version of the worker does not wait to be asked',
    file: 'src/service-worker.js',
    find: 'event.waitUntil(keepFiles()))',
    replace: 'event.waitUntil(keepFiles().then(() => self.skipWaiting())))'
  },
  {
    what: 'the manifest keeps shortcuts to pages that are not there',
    file: 'site-build/from-site.ts',
    find: '{ ...written, shortcuts: kept }',
    replace: '{ shortcuts: kept, ...written }'
  },
  {
    what: 'the sitemap names pages that search engines may not show',
    file: 'site-build/documents.ts',
    find: 'hidden || !canonical ?',
    replace: '!canonical ?'
  }
]

const features: readonly Edit[] = [
  {
    what: 'the search forgives no typing error',
    file: 'src/domain/search.ts',
    find: 'return term.length > 4 && isOneEditApart(word, term) ? 0.25 : 0',
    replace: 'return term.length > 40 && isOneEditApart(word, term) ? 0.25 : 0'
  },
  {
    what: 'the search finds what stands on pages that are not there',
    file: 'src/domain/search.ts',
    find: 'return place === undefined ? [] : make(place)',
    replace: "return make(place ?? { page, path: '/', title: '' })"
  },
  {
    what: 'any number is the number of a card',
    file: 'src/domain/payments.ts',
    find: 'return sum % 10 === 0',
    replace: 'return sum % 10 < 10'
  },
  {
    what: 'any amount can be paid',
    file: 'src/domain/payments.ts',
    find: 'return amount > 0 && amount <= 999_999.99 ? amount : undefined',
    replace: 'return amount > 0 || amount <= 999_999.99 ? amount : undefined'
  }
]

/** Mistakes of every kind that a developer who inherits a project could make. */
export const projectMutants: readonly ProjectMutant[] = [
  ...inDentist([...forms, ...messages, ...outbox, ...booking, ...content, ...build]),
  ...inEverything(features)
]
