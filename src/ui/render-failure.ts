/** What is said when a page breaks or a part of it does not load (spec §8). Apart from the other messages: every page needs it. */
export const renderFailure = {
  title: 'Something went wrong, please reload.',
  chunk: "We couldn't load this content after several attempts. Check your network connection!",
}
