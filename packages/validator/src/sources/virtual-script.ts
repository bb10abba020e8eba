/** A part of the generated code and the part of the source that it stands for, by their offsets. */
interface Mapping {
  generated: number
  source: number
  length: number
}

/** A script that is generated from a source, with the offsets of its parts in that source (as a source map has them). */
export class VirtualScript {
  code = ''
  private readonly mappings: Mapping[] = []
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  /** Appends code that the source does not have. */
  append(code: string): void {
    this.code += code
  }

  /** Appends a part of the source, or the code that it means. */
  appendSource(start: number, end: number, code: string = this.source.slice(start, end)): void {
    this.mappings.push({ generated: this.code.length, source: start, length: code.length })
    this.code += code
  }

  /** Appends a part of the source as an expression statement. */
  appendExpression(start: number, end: number, code?: string): void {
    this.append('(')
    this.appendSource(start, end, code)
    this.append('\n);')
  }

  /** The offset in the source of an offset in the code; undefined for code that the source does not have. */
  sourceOffset(offset: number): number | undefined {
    let [low, high] = [0, this.mappings.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.mappings[middle]?.generated ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    const mapping = this.mappings[low - 1]
    if (mapping === undefined || offset >= mapping.generated + mapping.length) return undefined
    return mapping.source + offset - mapping.generated
  }
}
