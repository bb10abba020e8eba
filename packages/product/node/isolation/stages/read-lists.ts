import { compare, toCall } from '../comparisons.ts'
import { findLeak, readAnswer } from '../compare.ts'
import type { Operation } from '../operations.ts'
import { withoutOwnEchoes } from '../own-echoes.ts'
import type { ProbeCall, Signing } from '../party.ts'
import type { Probe } from '../probe-isolation.ts'
import { watchStream } from '../watch-stream.ts'

const signings: readonly Signing[] = ['session', 'key']

/**
 * Reads lists, searches, exports and the event stream as the stranger: none may contain anything of the owner, whatever
 * the parameters.
 */
export async function readLists(probe: Probe): Promise<void> {
  const reads = probe.operations.filter(({ method }) => method === 'GET')
  for (const operation of reads) {
    if (operation.isStream) {
      // A server reads events once for all of its streams, so that row-level security does not apply.
      if (probe.layer === 'repository') await readStream(probe, operation)
    } else {
      if (operation.params.length === 0) await readWhole(probe, operation)
      await searchFor(probe, operation)
    }
  }
}

/** Reads a list without parameters, and with each value of each enum parameter, such as export formats. */
async function readWhole({ stranger, secrets, findings }: Probe, operation: Operation): Promise<void> {
  const calls: ProbeCall[] = [
    toCall(operation, []),
    ...operation.query.flatMap(({ name, values }) =>
      values.map((value) => toCall(operation, [], { [name]: value }))
    )
  ]
  for (const signing of signings)
    for (const call of calls) {
      findings.comparisons += 1
      const answer = await withoutOwnEchoes(await stranger.call(call, signing), operation.name, stranger)
      const { plain } = await readAnswer(answer, [])
      const what = findLeak(plain, secrets)
      if (what !== undefined) findings.differences.push({ route: operation.name, object: 'list', what })
    }
}

/** Searches and filters a list by every text that identifies the owner's objects. */
async function searchFor(probe: Probe, operation: Operation): Promise<void> {
  const { stranger, ownNames, secrets, findings, owner } = probe
  const texts = operation.query.filter(({ isText }) => isText)
  if (texts.length === 0 || operation.isOfInstallation) return
  const path = ownNames.find(({ values }) => values.length === operation.params.length)?.values ?? []
  const formats: Readonly<Record<string, string>> = operation.query.some(({ name }) => name === 'format')
    ? { format: 'csv' }
    : {}
  for (const { name } of texts)
    for (const value of [...secrets, owner.member.email])
      await compare(
        stranger,
        findings,
        {
          route: operation.name,
          object: `${name} of a query`,
          asked: [value],
          toCall: (stand) => toCall(operation, path, { ...formats, [name]: stand(value) })
        },
        secrets.filter((secret) => !value.includes(secret))
      )
}

/** Reads the event stream while the owner's objects change, up to an event of the stranger's own. */
async function readStream(probe: Probe, operation: Operation): Promise<void> {
  const { owner, stranger, secrets, findings } = probe
  findings.comparisons += 1
  const rename = (party: typeof owner) => () =>
    party.call({
      method: 'PATCH',
      path: `/api/users/${party.member.id}`,
      body: { lastName: `${party.marker} ${party.marker}` }
    })
  const text = await watchStream(stranger, {
    path: operation.path,
    happens: rename(owner),
    last: async () => {
      await rename(stranger)()
      return stranger.member.id
    }
  })
  const what = text === undefined ? 'the stream told nothing of its own either' : findLeak(text, secrets)
  if (what !== undefined) findings.differences.push({ route: operation.name, object: 'event', what })
}
