/** An answered request. */
export type Call = {
  method: string
  /** Pattern such as `/api/goals/:id`, or `page`, or `file`. */
  route: string
  status: number
  milliseconds: number
}

/** What came of an attempt to send an email or a push message. */
export type MessageResult = 'sent' | 'failed'
