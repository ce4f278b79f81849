"""Browsers that keep less for a page than others do: no storage, no service worker, no cookies."""

from playwright.sync_api import APIRequest, BrowserContext, Route

NOTHING_KEPT = """
const refuse = (holder, name) => Object.defineProperty(holder, name, {
  get() { throw new DOMException(`nobody may read ${name}`, 'SecurityError') },
})
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) refuse(globalThis, name)
refuse(Navigator.prototype, 'serviceWorker')
refuse(Document.prototype, 'cookie')
"""
"""For ``add_init_script``: whatever a page could keep something in throws when it is merely read."""


def drop_cookies(context: BrowserContext, requests: APIRequest) -> None:
    """Take the cookies off every answer from now on, so that none is ever sent."""

    def pass_on(route: Route) -> None:
        asker = requests.new_context()  # its own cookies end with it
        try:
            answer = asker.fetch(route.request, max_redirects=0)
            headers = {name: text for name, text in answer.headers.items() if name != "set-cookie"}
            route.fulfill(response=answer, headers=headers)
        finally:
            asker.dispose()

    context.clear_cookies()
    context.route("**/api/**", pass_on)
