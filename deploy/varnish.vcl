vcl 4.1;
# Varnish as a cache that a backend purges by tag, in front of the web image with KEEP_PAGES=off. It keeps a page for as long
# as its `cache-control` says. PURGE with the tags of a change in `Surrogate-Key` takes out all pages that have one of them.
import xkey;

backend web {
  .host = "127.0.0.1";
  .port = "8080";
}

# Who may purge: the backend of the product, on this machine. If a proxy on this machine passes visitors on, such as one for
# TLS, they have its address, and anyone could purge: let it use the PROXY protocol, or put another address here.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.surrogate-key)));
  }
  if (req.url ~ "^/(api|mesh|retool|images|assets)/") {
    return (pass);
  }
  # The application of the instructors: its page reads how they want it to look, and nobody keeps it.
  if (req.url ~ "^/(dashboard|my-classes|retail-partner-classes|roster|submit-results|my-courses|create-course|edit-course|manage-course|students|events-check-in|accept-agreements|certifications|instructor-account|payments|connect)(/|\?|$)") {
    return (pass);
  }
  # A public page is the same for everyone.
  unset req.http.cookie;
}

# Only two pages read their query.
sub vcl_hash {
  hash_data(req.http.host);
  if (req.url ~ "^/(instructor-search|search-by)\?") {
    hash_data(req.url);
  } else {
    hash_data(regsub(req.url, "\?.*$", ""));
  }
  return (lookup);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
}

sub vcl_deliver {
  unset resp.http.xkey;
  if (obj.hits > 0) {
    set resp.http.x-cache = "HIT";
  } else {
    set resp.http.x-cache = "MISS";
  }
}
