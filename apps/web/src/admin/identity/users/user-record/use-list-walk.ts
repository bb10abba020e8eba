import type { User } from '@sitewright/api'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { RequestError } from '../../../../requests/request-error.ts'
import { usePreferredRows } from '../../../../ui/data-table/page-size.ts'
import { toast } from '../../../../ui/toast.ts'
import { useAddressState } from '../../../../ui/use-address-state.ts'
import { usersMessages } from '../messages.ts'
import { userList } from '../user-address.ts'
import { userPageQuery } from '../users.api.ts'
import { useOpenUser } from './use-open-user.ts'

export type Step = 1 | -1

export interface ListPosition {
  /** From 1. */
  at: number
  total: number
  /** False where more match than are counted. */
  isExact: boolean
}

interface ListWalk {
  /** The user as the list has them; undefined where its page does not show them. */
  user: User | undefined
  position: ListPosition | undefined
  canStep: (by: Step) => boolean
  /** Opens the record beside this one, on the next page too. */
  step: (by: Step) => void
}

/** The way from the record of a user to those beside it in the list. */
export function useListWalk(id: string | null): ListWalk {
  const [state] = useAddressState(usePreferredRows(userList.address))
  const client = useQueryClient()
  const openUser = useOpenUser()
  const { data } = useQuery({ ...userPageQuery(state), placeholderData: keepPreviousData })
  const users = data?.users ?? []
  const index = users.findIndex((user) => user.id === id)
  const position =
    data === undefined || index === -1
      ? undefined
      : { at: (data.page - 1) * data.limit + index + 1, total: data.total, isExact: data.exact }
  const canStep = (by: Step): boolean => {
    if (position === undefined) return false
    return by === -1 ? position.at > 1 : position.at < position.total || !position.isExact
  }
  const turnPage = async (by: Step): Promise<void> => {
    const page = state.page + by
    const beside = await client.fetchQuery(userPageQuery({ ...state, page }))
    const first = by === 1 ? beside.users[0] : beside.users.at(-1)
    if (first !== undefined) openUser(first.id, { page, replace: true })
  }
  const step = (by: Step): void => {
    const beside = users[index + by]
    if (!canStep(by)) return
    if (beside !== undefined) return openUser(beside.id, { replace: true })
    turnPage(by).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error
      toast({ tone: 'danger', title: usersMessages.failed, text: error.message })
    })
  }
  return { user: users[index], position, canStep, step }
}
