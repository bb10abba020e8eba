/** Where each call comes from, kept with the call. */
export interface RequestAddresses {
  set: (request: Request, address: string) => void
  get: (request: Request) => string | undefined
}

const address = Symbol('address')

type Marked = Request & { [address]?: string }

/** Calls are marked themselves: a weak map of all of them keeps the garbage collector busy on a busy server. */
export function requestAddresses(): RequestAddresses {
  return {
    set(request: Marked, text) {
      request[address] = text
    },
    get: (request: Marked) => request[address]
  }
}
