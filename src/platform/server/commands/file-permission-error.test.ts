import { expect, test } from 'vitest'
import { explainPermissionError } from './file-permission-error.ts'

const refused = Object.assign(new Error('EACCES: permission denied'), {
  code: 'EACCES',
  path: '/usr/bin/saphan/data/auth-secret',
})

test('a file of another user is named with the remedy, also when it is the cause of another error', () => {
  const words = /may not write \/usr\/bin\/saphan\/data\/auth-secret\..* sudo chown -R \S+ '\/usr\/bin'$/
  expect(explainPermissionError(refused)).toMatch(words)
  expect(explainPermissionError(new Error('cannot start', { cause: refused }))).toMatch(words)
})

test('other errors get no message about permissions', () => {
  expect(
    explainPermissionError(Object.assign(new Error('no'), { code: 'ENOENT', path: '/usr' })),
  ).toBeUndefined()
  expect(explainPermissionError(new Error('no'))).toBeUndefined()
  expect(explainPermissionError('no')).toBeUndefined()
})
