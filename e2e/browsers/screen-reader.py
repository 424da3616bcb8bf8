"""Reads a page as a screen reader does: over the accessibility bus (AT-SPI).

Usage: screen-reader.py <name of a switch>

Prints the landmarks and headings of the page. Then gives the switch the focus, prints it, and waits until the caller has
pressed a key. Prints the switch again, and what was announced since the focus.
"""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT = 60  # seconds
OBJECT = "\ufffc"  # stands for an element in a text


def nodes(node):
    """Yields a node and all nodes in it."""
    if node is None:
        return
    yield node
    try:
        children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
    except GLib.Error:  # the node is gone
        return
    for child in children:
        yield from nodes(child)


def find(role, name=None):
    """Returns the first node of all programs with a role, and with a name if one is given."""
    for node in nodes(Atspi.get_desktop(0)):
        try:
            if node.get_role_name() == role and name in (None, node.get_name()):
                return node
        except GLib.Error:
            pass
    return None


def wait_for(what, condition):
    """Handles events until a condition returns something, and returns that."""
    end = time.monotonic() + LIMIT
    context = GLib.MainContext.default()
    GLib.timeout_add(100, lambda: True)  # wakes the loop
    while time.monotonic() < end:
        context.iteration(True)
        result = condition()
        if result:
            return result
    sys.exit(f"{what}: not within {LIMIT} seconds")


def is_in(state, node):
    """Tells whether a node is in a state, such as `checked`."""
    return state in [each.value_nick for each in node.get_state_set().get_states()]


def read(switch):
    """Prints what a screen reader says of a switch."""
    words = ["checked" if is_in("checked", switch) else "not checked"]
    words += [state for state in ("focused", "busy") if is_in(state, switch)]
    print(f"{switch.get_role_name()}: {switch.get_name()}, {', '.join(words)}", flush=True)


def is_in_button(node):
    """Tells whether a node is a button, or in one."""
    while node and node.get_role_name() != "document web":
        if node.get_role_name() in ("push button", "button"):
            return True
        node = node.get_parent()
    return False


def outline(page):
    """Prints the landmarks and headings of a page."""
    for node in nodes(page):
        role = node.get_role_name()
        if role in ("landmark", "heading"):
            attributes = node.get_attributes()
            kind = attributes.get("xml-roles", role) if role == "landmark" else f"heading {attributes.get('level')}"
            print(f"{kind}: {node.get_name()}".rstrip())


def main(name):
    Atspi.init()
    said = []

    def hear(event):
        live = event.source.get_attributes().get("container-live") if event.source else None
        # The text of a button in an announcement can arrive before or after the text of the announcement.
        if live in ("polite", "assertive") and event.any_data.strip(OBJECT) and not is_in_button(event.source):
            said.append(f"{live}: {event.any_data}")

    listener = Atspi.EventListener.new(hear)
    listener.register("object:text-changed:insert")

    switch = wait_for(f"switch {name}", lambda: find("toggle button", name))
    page = switch
    while page.get_role_name() != "document web":
        page = page.get_parent()
    outline(page)
    switch.grab_focus()
    wait_for("focus", lambda: is_in("focused", switch))
    said.clear()
    read(switch)
    wait_for("announcement", lambda: any("Updated settings." in text for text in said))
    wait_for("answer", lambda: not is_in("busy", switch))
    read(switch)
    print("\n".join(said))


main(sys.argv[1])
