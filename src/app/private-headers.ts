/** For pages whose address holds a guest's token or details: no cache stores them and no search engine lists them. */
export const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
