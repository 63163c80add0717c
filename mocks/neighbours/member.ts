// The stand-in member site: one page, which shows the name of the page that the sub-menu asked for.
const PAGES = ['Home', 'Qualifications', 'Courses', 'Videos', 'Guides']

function show() {
  const page = PAGES.find((name) => location.hash === `#/${name.toLowerCase()}`) ?? 'Home'
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = page
  document.title = `${page} | Member site (stand-in)`
}

addEventListener('hashchange', show)
show()
