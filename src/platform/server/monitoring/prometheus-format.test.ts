import { expect, test } from 'vitest'
import { formatMetrics } from './prometheus-format.ts'

test('each metric has its help, type and values, and labels are escaped', () => {
  const text = formatMetrics([
    { name: 'mails', type: 'gauge', help: 'Mails.', samples: [{ value: 2, labels: { state: 'a"b\\c\nd' } }] },
    { name: 'never', type: 'counter', help: 'Nothing yet.', samples: [] },
    { name: 'seconds', type: 'histogram', help: 'Time.', samples: [{ value: 0.5, suffix: '_sum' }] },
  ])
  expect(text).toBe(
    [
      '# HELP mails Mails.',
      '# TYPE mails gauge',
      'mails{state="a\\"b\\\\c\\nd"} 2',
      '',
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_sum 0.5',
      '',
    ].join('\n'),
  )
})
